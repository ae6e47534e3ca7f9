// Crockford's alphabet: no letter that is taken for a digit.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'AC-';
const TIME_CHARACTERS = 10;
export const REFERENCE_RANDOM_BYTES = 10;
/** The provider's references are case-sensitive, and so are ours. */
export const REFERENCE_PATTERN = '^AC-[0-9A-HJKMNP-TV-Z]{26}$';

function base32(value: bigint, characters: number): string {
  let text = '';
  let rest = value;
  for (let place = 0; place < characters; place += 1) {
    text = ALPHABET.charAt(Number(rest % 32n)) + text;
    rest /= 32n;
  }
  return text;
}

/** `AC-` and a ULID: the provider allows letters, digits and `-`, and orders sort by their time. */
export function orderReference(now: Date, random: Uint8Array): string {
  const bits = [...random.slice(0, REFERENCE_RANDOM_BYTES)].reduce(
    (sum, byte) => sum * 256n + BigInt(byte),
    0n,
  );
  return `${PREFIX}${base32(BigInt(now.getTime()), TIME_CHARACTERS)}${base32(bits, 16)}`;
}
