// Without I, L, O and U: no misread letters, and no words.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** 40 random bits; one byte picks one of the 32 letters, so all are equally likely. */
export function makeReferralCode(randomBytes: (size: number) => Buffer): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
