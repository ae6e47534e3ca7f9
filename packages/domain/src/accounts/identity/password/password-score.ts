import { lengthInCharacters, PASSWORD_MIN_LENGTH } from './password-rules.ts';

interface PasswordMerit {
  readonly name: string;
  readonly isMetBy: (password: string) => boolean;
}

/** 2§5: one point each. Special is anything but letters and digits. */
const PASSWORD_MERITS: readonly PasswordMerit[] = [
  {
    name: 'At least 8 characters',
    isMetBy: (password) => lengthInCharacters(password) >= PASSWORD_MIN_LENGTH,
  },
  {
    name: 'Lower and upper case letters',
    isMetBy: (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  },
  { name: 'A digit', isMetBy: (password) => /\p{Nd}/u.test(password) },
  { name: 'A special character', isMetBy: (password) => /[^\p{L}\p{M}\p{N}]/u.test(password) },
];

const SCORE_LABELS = ['Very Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const; // 2§5
export const PASSWORD_SCORE_MOST = PASSWORD_MERITS.length;

export interface PasswordScore {
  readonly score: number;
  readonly label: (typeof SCORE_LABELS)[number];
  readonly merits: readonly { readonly name: string; readonly isMet: boolean }[];
}

/** The strength meter of the settings page. Only `checkNewPassword` refuses a password. */
export function scorePassword(password: string): PasswordScore {
  const merits = PASSWORD_MERITS.map(({ name, isMetBy }) => ({ name, isMet: isMetBy(password) }));
  const score = merits.filter(({ isMet }) => isMet).length;
  return { score, label: SCORE_LABELS[score] ?? 'Very Weak', merits };
}
