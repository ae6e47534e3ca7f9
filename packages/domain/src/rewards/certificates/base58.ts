// Base58 as Bitcoin has it: how keys and signatures are written in a credential.
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export function toBase58(bytes: Uint8Array): string {
  let value = 0n;
  for (const byte of bytes) value = value * 256n + BigInt(byte);
  let text = '';
  for (; value > 0n; value /= 58n) text = ALPHABET[Number(value % 58n)] + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text;
}

/** Null for a text with a character that does not belong. */
export function fromBase58(text: string): Uint8Array<ArrayBuffer> | null {
  let value = 0n;
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter);
    if (digit === -1) return null;
    value = value * 58n + BigInt(digit);
  }
  const bytes: number[] = [];
  for (; value > 0n; value /= 256n) bytes.unshift(Number(value % 256n));
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes]);
}

// Multibase "z" is Base58; the two bytes say that an Ed25519 public key follows.
const KEY_PREFIX = [0xed, 0x01];
const KEY_LENGTH = 32;

export function toMultikey(publicKey: Uint8Array): string {
  return `z${toBase58(Uint8Array.from([...KEY_PREFIX, ...publicKey]))}`;
}

export function fromMultikey(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = text.startsWith('z') ? fromBase58(text.slice(1)) : null;
  const isKey =
    bytes?.length === KEY_PREFIX.length + KEY_LENGTH && KEY_PREFIX.every((byte, at) => bytes[at] === byte);
  return isKey ? bytes.slice(KEY_PREFIX.length) : null;
}
