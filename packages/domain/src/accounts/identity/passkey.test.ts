import { describe, expect, it } from 'vitest';
import { checkPasskeyName, isOriginOf, relyingPartyOf } from './passkey.ts';

describe('the user id of a passkey', () => {
  it('is the domain of the public address, at that address alone', () => {
    const ours = relyingPartyOf('https://academy.example:8443/');
    expect(ours).toEqual({ id: 'academy.example', origin: 'https://academy.example:8443' });
    expect(isOriginOf(ours, 'https://academy.example:8443')).toBe(true);
    for (const other of [
      'https://academy.example',
      'http://academy.example:8443',
      'https://a.academy.example:8443',
      '',
    ])
      expect(isOriginOf(ours, other)).toBe(false);
  });

  it('is this machine where no public address is configured, whatever the port', () => {
    const ours = relyingPartyOf(null);
    expect(isOriginOf(ours, 'http://localhost:3000')).toBe(true);
    expect(isOriginOf(ours, 'http://localhost:5173')).toBe(true);
    expect(isOriginOf(ours, 'http://elsewhere.example')).toBe(false);
    expect(isOriginOf(ours, 'null')).toBe(false);
  });
});

describe('the name of a passkey', () => {
  it.each([
    ['  Blue   phone ', 'Blue phone'],
    ['Samsung\r\n\r\nYour account is safe', 'Samsung Your account is safe'],
    ['a\u202eb', 'a b'],
    ['iPhone 12.1, St. Helena', 'iPhone 12.1, St. Helena'],
    ['Thandi’s phone', 'Thandi’s phone'],
  ])('%j is the one line %j', (typed, name) => {
    expect(checkPasskeyName(typed)).toEqual({ ok: true, value: name });
  });

  it.each(['write to help@thief.example', 'https://x', 'www.thief', 'go to thief.example', '\u202e'])(
    '%j is refused: it would lead the owner somewhere',
    (typed) => {
      expect(checkPasskeyName(typed)).toMatchObject({ refusal: { code: 'invalid-passkey-name' } });
    },
  );
});
