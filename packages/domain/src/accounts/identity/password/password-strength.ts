import { bareWord, nameWords } from './name-words.ts';
import { checkNewPassword } from './password-rules.ts';

export type PasswordStrength = 'weak' | 'fair' | 'strong';

const FAIR_BITS = 36;
const STRONG_BITS = 60;

/** How many characters a guesser has to try for each kind that occurs. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
];
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
// The server knows the 49,000 most used ones; these are the stems of what people type first.
const WORN_WORDS = [
  'password',
  'welcome',
  'letmein',
  'iloveyou',
  'admin',
  'football',
  'soccer',
  'bafana',
  'springbok',
  'mandela',
  'southafrica',
  'mzansi',
  'princess',
  'sunshine',
  'changeme',
  'nexii',
  'nexus',
  'academy',
];

function follows(before: string, character: string): boolean {
  if (before === character) return true;
  if (Math.abs(before.charCodeAt(0) - character.charCodeAt(0)) === 1) return true;
  return KEYBOARD_ROWS.some((row) => row.includes(before + character));
}

/** A character that continues a run (aaa, abc, 321, qwe) adds nothing to guess. */
function surprisingCharacters(password: string): number {
  const characters = Array.from(password.toLowerCase());
  return characters.filter((character, index) => !follows(characters[index - 1] ?? '', character)).length;
}

/** A rough estimate for the person who types; only `checkNewPassword` refuses a password. */
export function passwordStrength(password: string, namesOfOwner: readonly string[]): PasswordStrength {
  const rules = { password, currentPassword: null, isCommon: false, namesOfOwner };
  if (!checkNewPassword(rules).ok) return 'weak';
  const worn = [...WORN_WORDS, ...nameWords(namesOfOwner)].filter((word) =>
    bareWord(password).includes(word),
  );
  const given = worn.reduce((sum, word) => sum + word.length - 1, 0);
  const perCharacter = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = Math.max(surprisingCharacters(password) - given, 0) * Math.log2(Math.max(perCharacter, 2));
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}
