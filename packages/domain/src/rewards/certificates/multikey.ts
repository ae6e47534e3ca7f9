/**
 * Base58 with Bitcoin's alphabet. Passed in, because the domain has no dependencies: browser and server take it from
 * `@scure/base`.
 */
export interface Base58 {
  readonly encode: (bytes: Uint8Array) => string;
  /** Throws for a text with an invalid character. */
  readonly decode: (text: string) => Uint8Array;
}

// Multibase: the first letter names the encoding.
const BASE58_LETTER = 'z';
// Multicodec: an Ed25519 public key follows.
const KEY_PREFIX = [0xed, 0x01];
const KEY_LENGTH = 32;

export function toMultibase(bytes: Uint8Array, base58: Base58): string {
  return `${BASE58_LETTER}${base58.encode(bytes)}`;
}

/** Null for a text in another encoding, or in none. */
export function fromMultibase(text: string, base58: Base58): Uint8Array<ArrayBuffer> | null {
  if (!text.startsWith(BASE58_LETTER)) return null;
  try {
    return Uint8Array.from(base58.decode(text.slice(1)));
  } catch {
    return null;
  }
}

export function toMultikey(publicKey: Uint8Array, base58: Base58): string {
  return toMultibase(Uint8Array.from([...KEY_PREFIX, ...publicKey]), base58);
}

export function fromMultikey(text: string, base58: Base58): Uint8Array<ArrayBuffer> | null {
  const bytes = fromMultibase(text, base58);
  const isKey =
    bytes?.length === KEY_PREFIX.length + KEY_LENGTH && KEY_PREFIX.every((byte, at) => bytes[at] === byte);
  return isKey ? bytes.slice(KEY_PREFIX.length) : null;
}
