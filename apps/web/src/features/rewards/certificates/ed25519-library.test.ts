import { fromMultibase, fromMultikey, toMultibase, toMultikey } from '@academy/domain/rewards/certificates';
import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignatureOf } from './ed25519-library.ts';

const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const sha512 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-512', bytes));
const littleEndian = (bytes: Uint8Array) =>
  bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);
const bytesOf = (value: bigint) =>
  Uint8Array.from({ length: 32 }, (_, at) => Number((value >> BigInt(8 * at)) & 255n));

// RFC 8032, 7.1: tests 1 to 3.
const VECTORS = [
  {
    secretKey: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    publicKey: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    message: '',
    signature:
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  },
  {
    secretKey: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    publicKey: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    message: '72',
    signature:
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  },
  {
    secretKey: 'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
    publicKey: 'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    message: 'af82',
    signature:
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  },
].map(({ secretKey, publicKey, message, signature }) => ({
  secretKey: hex(secretKey),
  publicKey: hex(publicKey),
  message: hex(message),
  signature: hex(signature),
}));

describe('a signature', () => {
  it.each(VECTORS)('of the standard is accepted', async (signed) => {
    expect(await isSignatureOf(signed)).toBe(true);
  });

  it.each(VECTORS)('is refused over another message, or with the key of another', async (signed) => {
    expect(await isSignatureOf({ ...signed, message: Uint8Array.from([...signed.message, 0]) })).toBe(false);
    const others = VECTORS.filter((other) => other !== signed);
    for (const { publicKey } of others) expect(await isSignatureOf({ ...signed, publicKey })).toBe(false);
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
        expect(await isSignatureOf({ message: text, signature, publicKey: raw })).toBe(platform);
        expect(platform).toBe(!isTurned);
      }),
      { numRuns: 20 },
    );
  });

  it.each(VECTORS)(
    'with a number past the order of the group is refused, though it would fit',
    async (signed) => {
      const signature = signed.signature.slice();
      signature.set(bytesOf(littleEndian(signature.subarray(32)) + ORDER), 32);
      expect(await isSignatureOf({ ...signed, signature })).toBe(false);
    },
  );

  it.each([
    ['canonical', bytesOf(1n), true],
    ['non-canonical', bytesOf(2n ** 255n - 19n + 1n), false],
    ['non-canonical, with a sign that zero does not have', bytesOf(2n ** 255n + 1n), false],
  ])('whose point, the neutral one, is in its %s encoding: %s', async (_which, pointR, isAccepted) => {
    for (const { secretKey, publicKey, message } of VECTORS) {
      // RFC 8032, 5.1.5 and 5.1.6, with 0 instead of the random number: only the owner of the key can do it.
      const secret = (await sha512(secretKey)).subarray(0, 32);
      secret[0] = (secret[0] ?? 0) & 0xf8;
      secret[31] = ((secret[31] ?? 0) & 0x7f) | 0x40;
      const challenge = littleEndian(await sha512(Uint8Array.from([...pointR, ...publicKey, ...message])));
      const signature = Uint8Array.from([...pointR, ...bytesOf((challenge * littleEndian(secret)) % ORDER)]);
      expect(await isSignatureOf({ message, signature, publicKey })).toBe(isAccepted);
    }
  });

  it('that a key of small order would accept over any message is refused', async () => {
    const signature = Uint8Array.from([...bytesOf(1n), ...bytesOf(0n)]);
    const message = Uint8Array.from([1, 2, 3]);
    expect(await isSignatureOf({ message, signature, publicKey: bytesOf(1n) })).toBe(false);
  });

  it.each([
    ['a byte too few', new Uint8Array(63), new Uint8Array(32)],
    ['a byte too many', new Uint8Array(65), new Uint8Array(32)],
    ['a key that is too short', new Uint8Array(64), new Uint8Array(31)],
    ['points that are none', new Uint8Array(64).fill(255), new Uint8Array(32).fill(255)],
  ])('with %s is refused', async (_what, signature, publicKey) => {
    expect(await isSignatureOf({ message: new Uint8Array(), signature, publicKey })).toBe(false);
  });
});

describe('the Base58 of credentials', () => {
  it('gives back what it was given', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        expect(fromMultibase(toMultibase(bytes, base58), base58)).toEqual(Uint8Array.from(bytes));
      }),
    );
  });

  it.each([
    [new TextEncoder().encode('Hello World!'), 'z2NEpo7TZRRrLZSi2U'],
    [hex('0000287fb4cd'), 'z11233QC4'],
  ])('writes the known words', (bytes, text) => {
    expect(toMultibase(bytes, base58)).toBe(text);
  });

  it.each(['0', 'O', 'I', 'l', '!'])('does not know "%s"', (letter) => {
    expect(fromMultibase(`z${letter}`, base58)).toBeNull();
  });

  it('names keys as DID documents do', () => {
    const key = new Uint8Array(32).fill(7);
    expect(toMultikey(key, base58)).toMatch(/^z6Mk/);
    expect(fromMultikey(toMultikey(key, base58), base58)).toEqual(key);
  });
});
