import { afterEach, describe, expect, it } from 'vitest';
import { rememberReturnPath, takeReturnPath, takeSignInWish, wantSignIn } from './return-path.ts';

/** The storage of a tab; `forbid` is a browser that stores nothing and throws. */
function stubTab({ forbid = false } = {}): void {
  const words = new Map<string, string>();
  const storage = {
    getItem: (key: string) => words.get(key) ?? null,
    setItem: (key: string, word: string) => void words.set(key, word),
    removeItem: (key: string) => void words.delete(key),
  };
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      if (forbid) throw new DOMException('The operation is insecure.', 'SecurityError');
      return storage;
    },
  });
}
afterEach(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

describe('the page that was asked for', () => {
  it('is remembered until the sign-in, once', () => {
    stubTab();
    rememberReturnPath('/training?view=calendar');
    wantSignIn();
    expect(takeSignInWish()).toBe(true);
    expect(takeReturnPath()).toBe('/training?view=calendar');
    expect(takeReturnPath()).toBe('/');
  });

  it('is forgotten by a plain visit, and never leads off the site', () => {
    stubTab();
    rememberReturnPath('/training');
    expect(takeSignInWish()).toBe(false);
    expect(takeReturnPath()).toBe('/');
    rememberReturnPath('//elsewhere.example');
    expect(takeReturnPath()).toBe('/');
  });

  it('is Home where the browser keeps nothing for anybody', () => {
    stubTab({ forbid: true });
    rememberReturnPath('/training');
    wantSignIn();
    expect(takeSignInWish()).toBe(false);
    expect(takeReturnPath()).toBe('/');
  });
});
