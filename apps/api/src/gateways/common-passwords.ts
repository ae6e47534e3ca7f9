import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = new Set(dictionary['passwords-common'].map((password) => String(password).toLowerCase()));

/** Whether a password is among the 49,000 most used ones, ignoring case and surrounding spaces. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.trim().toLowerCase());
}
