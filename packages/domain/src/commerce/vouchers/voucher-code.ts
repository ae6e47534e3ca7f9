// Crockford's alphabet: no letter that is mistaken for a digit.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** One letter for each: 80 bits, which nobody can guess. */
export const VOUCHER_RANDOM_BYTES = GROUPS * GROUP_LENGTH;
export const VOUCHER_CODE_MAX_LENGTH = 40;

/** `7K2M-9QXA-…`: short enough to be read out over the phone. */
export function voucherCode(random: Uint8Array): string {
  const letters = Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join('-');
}

/** What somebody typed, in our spelling: small letters, blanks and look-alikes are tolerated. */
export function readVoucherCode(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return letters.match(/.{1,4}/g)?.join('-') ?? '';
}
