import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase58, fromMultikey, isSignatureOf, toBase58, toMultikey } from './index.ts';

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const sha512 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-512', bytes));

// RFC 8032, 7.1: tests 1 to 3.
const VECTORS = [
  {
    publicKey: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    message: '',
    signature:
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  },
  {
    publicKey: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    message: '72',
    signature:
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  },
  {
    publicKey: 'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    message: 'af82',
    signature:
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  },
].map(({ publicKey, message, signature }) => ({
  publicKey: hex(publicKey),
  message: hex(message),
  signature: hex(signature),
}));

describe('a signature', () => {
  it.each(VECTORS)('of the standard is accepted', async (signed) => {
    expect(await isSignatureOf(signed, sha512)).toBe(true);
  });

  it('is judged as the platform judges it, whole or with any one bit turned', async () => {
    const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as {
      privateKey: Parameters<typeof crypto.subtle.sign>[1];
      publicKey: Parameters<typeof crypto.subtle.verify>[1];
    };
    const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const message = fc.uint8Array({ maxLength: 80 }).map((bytes) => Uint8Array.from(bytes));
    await fc.assert(
      fc.asyncProperty(message, fc.nat({ max: 511 }), fc.boolean(), async (text, bit, isTurned) => {
        const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, text));
        if (isTurned) signature[bit >> 3] = (signature[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const platform = await crypto.subtle.verify('Ed25519', pair.publicKey, signature, text);
        expect(await isSignatureOf({ message: text, signature, publicKey: raw }, sha512)).toBe(platform);
        expect(platform).toBe(!isTurned);
      }),
      { numRuns: 20 },
    );
  });

  it('with a number past the order of the group is refused, though it would fit', async () => {
    const [signed] = VECTORS;
    if (!signed) throw new Error('There is no vector.');
    const order = 2n ** 252n + 27742317777372353535851937790883648493n;
    const signature = signed.signature.slice();
    const s = signature.subarray(32).reduceRight((value, byte) => value * 256n + BigInt(byte), 0n) + order;
    for (let at = 0; at < 32; at += 1) signature[32 + at] = Number((s >> BigInt(8 * at)) & 255n);
    expect(await isSignatureOf({ ...signed, signature }, sha512)).toBe(false);
  });

  it.each([
    [new Uint8Array(63), new Uint8Array(32)],
    [new Uint8Array(64), new Uint8Array(31)],
    [new Uint8Array(64).fill(255), new Uint8Array(32).fill(255)],
  ])('that is none is refused', async (signature, publicKey) => {
    expect(await isSignatureOf({ message: new Uint8Array(), signature, publicKey }, sha512)).toBe(false);
  });
});

describe('base 58', () => {
  it('gives back what it was given', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        expect(fromBase58(toBase58(bytes))).toEqual(Uint8Array.from(bytes));
      }),
    );
  });

  it('writes the known words', () => {
    expect(toBase58(new TextEncoder().encode('Hello World!'))).toBe('2NEpo7TZRRrLZSi2U');
    expect(toBase58(hex('0000287fb4cd'))).toBe('11233QC4');
  });

  it('knows no 0, O, I and l', () => {
    for (const text of ['0', 'O', 'I', 'l', '!']) expect(fromBase58(text)).toBeNull();
  });

  it('names keys as did documents do', () => {
    const key = new Uint8Array(32).fill(7);
    expect(toMultikey(key)).toMatch(/^z6Mk/);
    expect(fromMultikey(toMultikey(key))).toEqual(key);
    for (const text of ['', 'z', `z${toBase58(key)}`, toMultikey(key).slice(1)])
      expect(fromMultikey(text)).toBeNull();
  });
});
