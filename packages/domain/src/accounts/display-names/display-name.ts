import { accept, type Result, refuse } from '../../kernel/index.ts';
import {
  hasNameLatinOnly,
  holdsWebAddress,
  mixesAlphabets,
  speaksForAcademy,
  tidyName,
} from '../person-names/index.ts';
import { ABUSIVE_ALONE, ABUSIVE_WORDS } from './abusive-words.ts';

export const DISPLAY_NAME_MIN = 2;
export const DISPLAY_NAME_MAX = 30;

export type DisplayNameRefusal =
  | 'name-length'
  | 'name-letters'
  | 'name-alphabets'
  | 'name-reserved'
  | 'name-abusive';

/** Characters that are read as letters by people who want to get a word through. */
const READ_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Letters of any alphabet, digits, and punctuation found in names; no links, no characters that change text direction. */
const ALLOWED = /^[\p{L}\p{M}\p{N} .'’_-]+$/u;
/** Not the letters that Unicode counts as modifiers, such as the apostrophe ʻ. */
const LETTER = /(?!\p{Lm})\p{L}/u;
const BLANK = /\p{Default_Ignorable_Code_Point}/u;

/** The name under which others see somebody: their own choice, within the rules below. */
export function judgeDisplayName(given: string): Result<string, { readonly code: DisplayNameRefusal }> {
  const name = tidyName(given);
  if ([...name].length < DISPLAY_NAME_MIN || [...name].length > DISPLAY_NAME_MAX)
    return refuse('name-length');
  if (!hasNameSigns(name)) return refuse('name-letters');
  if (mixesAlphabets(name)) return refuse('name-alphabets');
  if (speaksForAcademy(name)) return refuse('name-reserved');
  return isAbusive(name) ? refuse('name-abusive') : accept(name);
}

/** A name that was chosen before this rule existed may break it. */
export const shownDisplayName = (stored: string): string =>
  judgeDisplayName(stored).ok ? stored : 'A fellow learner';

const hasNameSigns = (name: string) =>
  ALLOWED.test(name) &&
  LETTER.test(name) &&
  hasNameLatinOnly(name) &&
  !holdsWebAddress(name) &&
  !BLANK.test(name);

/** One word of a name that others see although its owner did not choose to show it. */
export const isShowable = (word: string): boolean =>
  hasNameSigns(word.normalize('NFC')) && !mixesAlphabets(word) && !speaksForAcademy(word) && !isAbusive(word);

function isAbusive(name: string): boolean {
  const plain = plainLetters(name);
  const words = plain.split(/[^a-z]+/u).filter((word) => word !== '');
  const joined = words.join('');
  return (
    ABUSIVE_WORDS.some((word) => joined.includes(word)) ||
    words.some((word) => ABUSIVE_ALONE.includes(word)) ||
    // Spaced-out letters spell a word too.
    (words.length > 2 && words.every(({ length }) => length === 1) && ABUSIVE_ALONE.includes(joined))
  );
}

/** The name as it sounds: without accents, with letters for look-alike characters, and repeated letters once. */
function plainLetters(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const read = [...letters].map((sign) => READ_AS[sign] ?? sign).join('');
  return read.replaceAll(/([a-z])\1{2,}/gu, '$1');
}
