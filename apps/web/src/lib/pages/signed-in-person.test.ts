import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countPrivate, type PrivateKind, privateEntry } from '../device/device-store.ts';
import { lastPerson, recordSignedIn, recordSignedOut } from './signed-in-person.ts';

let cacheNames: Set<string>;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  cacheNames = new Set(['academy-1', 'documents', 'saved-thandi', 'saved-sipho']);
  vi.stubGlobal('caches', {
    open: async () => ({ put: async () => undefined }),
    keys: async () => [...cacheNames],
    delete: async (name: string) => cacheNames.delete(name),
  });
  for (const userId of ['thandi', 'sipho']) {
    keep(userId, 'saved-course');
    keep(userId, 'guess');
  }
});
afterEach(() => vi.unstubAllGlobals());

const keep = (userId: string, kind: PrivateKind) =>
  privateEntry(userId, kind, (stored) => stored).store({}, 'c');
const has = (userId: string, kind: PrivateKind) => countPrivate(userId, [kind]) > 0;

describe('what was saved for offline', () => {
  it('stays with the person who comes back', async () => {
    await recordSignedIn('thandi');
    await recordSignedIn('thandi');
    expect(cacheNames).toContain('saved-thandi');
    expect(has('thandi', 'saved-course')).toBe(true);
  });

  it.each([
    ['the sign-in has ended', recordSignedOut],
    ['somebody else has signed in', () => recordSignedIn('sipho')],
  ])('goes with the list of it when %s', async (_, change) => {
    await recordSignedIn('thandi');
    await change();
    expect([...cacheNames]).toEqual(['academy-1']);
    expect(has('thandi', 'saved-course')).toBe(false);
    expect(has('sipho', 'saved-course')).toBe(false);
  });

  it('leaves the work that was not sent', async () => {
    await recordSignedIn('thandi');
    await recordSignedOut();
    expect(lastPerson()).toBeNull();
    expect(has('thandi', 'guess')).toBe(true);
    expect(has('sipho', 'guess')).toBe(true);
  });
});
