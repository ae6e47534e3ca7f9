// Crockford's alphabet: no letter that is taken for a digit.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 5;

export const RECOVERY_CODES = 10;
/** Five bits each: fifty random bits in two groups. */
export const RECOVERY_CODE_BYTES = 2 * GROUP;

/** `7QK2M-40XWZ`: short enough to write down, too long to guess. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}

/** The code as it was issued, however it is typed; null for anything else. */
export function foldRecoveryCode(typed: string): string | null {
  const bare = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (bare.length !== RECOVERY_CODE_BYTES || [...bare].some((letter) => !LETTERS.includes(letter)))
    return null;
  return `${bare.slice(0, GROUP)}-${bare.slice(GROUP)}`;
}
