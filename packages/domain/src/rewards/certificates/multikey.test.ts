import { describe, expect, it } from 'vitest';
import { fromMultibase, fromMultikey, toMultibase, toMultikey } from './index.ts';

/** Any encoding will do here: the caller decides which one it is. */
const hex = {
  encode: (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  decode(text: string): Uint8Array {
    if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error('Unknown letter');
    return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  },
};
const KEY = new Uint8Array(32).fill(7);

describe('bytes in multibase', () => {
  it('name their encoding first, and are read back', () => {
    expect(toMultibase(Uint8Array.from([1, 255]), hex)).toBe('z01ff');
    expect(fromMultibase('z01ff', hex)).toEqual(Uint8Array.from([1, 255]));
  });

  it.each(['', '01ff', 'm01ff', 'z01f', 'z!!'])('are not read from "%s"', (text) => {
    expect(fromMultibase(text, hex)).toBeNull();
  });
});

describe('a public key', () => {
  it('is read back from its Multikey', () => {
    expect(toMultikey(KEY, hex)).toBe(`zed01${'07'.repeat(32)}`);
    expect(fromMultikey(toMultikey(KEY, hex), hex)).toEqual(KEY);
  });

  it.each([
    ['no prefix', `z${'07'.repeat(32)}`],
    ['the prefix of another kind of key', `ze701${'07'.repeat(32)}`],
    ['a byte too few', `zed01${'07'.repeat(31)}`],
    ['a byte too many', `zed01${'07'.repeat(33)}`],
    ['another encoding', `med01${'07'.repeat(32)}`],
    ['a letter that does not belong', `zed01${'07'.repeat(31)}0x`],
  ])('is not read with %s', (_what, text) => {
    expect(fromMultikey(text, hex)).toBeNull();
  });
});
