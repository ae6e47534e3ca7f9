import { accept, type Refusal, type Result, refuse, visibleText } from '../../kernel/index.ts';
import { isInLatinLetters } from './latin-letters.ts';
import { speaksForAcademy } from './reserved-names.ts';
import { holdsWebAddress } from './web-addresses.ts';

const PERSON_NAME_MIN_LENGTH = 2; // 1§9
export const PERSON_NAME_MAX_LENGTH = 100;

export type PersonNameRefusal = Refusal<'invalid-name' | 'name-letters' | 'name-alphabets' | 'name-reserved'>;

// Letters of any alphabet with up to three marks each, and what separates the parts of a name. No brackets: a name is
// written on certificates, into mails and into lists, where brackets would be markup; a nickname has its own field.
const PERSON_NAME = /^(?:\p{L}\p{M}{0,3}[\u200c\u200d]?|[ .'’‘-])+$/u;
const FIRST_SIGN = /^[\p{L}'’‘]/u;
/** Neither the apostrophes ʼ and ʻ nor clicks: a name cannot consist of these alone. */
const SPOKEN_LETTER = /(?![ǀ-ǃ]|\p{Lm})\p{L}/gu;
const SPOKEN_LETTERS = 2;
// Letters that are invisible, such as the Hangul filler.
const BLANK_LETTER = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u;

/** One spelling of a name: composed letters, single spaces, and the hyphen and apostrophe that a keyboard has. */
export function tidyName(typed: string): string {
  return visibleText(typed)
    .replaceAll(/[`´]/gu, "'")
    .normalize('NFKC')
    .replaceAll(/[‐‑–−]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const INITIAL_AND_NAME = /(^|[^\p{L}\p{M}])(\p{Lu}\p{M}*)\.(?=\p{Lu}\p{M}*(?:\p{Ll}\p{M}*){2})/gu;

/** Adds the space after the dot of an initial: `T.Nkosi`. Not in `t.me`, which is a web address. */
const withSpacedInitials = (name: string) => name.replaceAll(INITIAL_AND_NAME, '$1$2. ');

function hasLettersOfAName(name: string): boolean {
  return PERSON_NAME.test(name) && FIRST_SIGN.test(name) && !BLANK_LETTER.test(name);
}

/**
 * The name of a person, the same rule wherever one is typed: in Latin letters, as in identity documents, since a
 * certificate is compared with one. No list of coarse words is applied: real surnames are on such lists. Only staff may
 * have a name that belongs to the academy.
 */
export function checkPersonName(
  typed: string,
  bearer: 'learner' | 'staff' = 'learner',
): Result<string, PersonNameRefusal> {
  const name = withSpacedInitials(tidyName(typed));
  const length = Array.from(name).length;
  if (length < PERSON_NAME_MIN_LENGTH || length > PERSON_NAME_MAX_LENGTH) return refuse('invalid-name');
  if (!hasLettersOfAName(name) || holdsWebAddress(name)) return refuse('name-letters');
  if (!isInLatinLetters(name)) return refuse('name-alphabets');
  if ((name.match(SPOKEN_LETTER) ?? []).length < SPOKEN_LETTERS) return refuse('invalid-name');
  if (bearer === 'learner' && speaksForAcademy(name)) return refuse('name-reserved');
  return accept(name);
}

const MARKS_OF_A_LETTER = 3;
const MARKS_BEYOND = new RegExp(`(\\p{M}{${MARKS_OF_A_LETTER}})\\p{M}+`, 'gu');

/**
 * A stored name as a certificate can print it, also one that is older than the rule: on one line, without invisible
 * characters and those that change text direction, no longer than a name may be, and with a limited number of marks on
 * a letter. Empty if nothing is left.
 */
export function printableName(stored: string): string {
  const name = visibleText(stored.toWellFormed())
    .replaceAll(/[\s\u2028\u2029]+/gu, ' ')
    .replaceAll(MARKS_BEYOND, '$1')
    .trim();
  const letters = Array.from(name);
  if (letters.length <= PERSON_NAME_MAX_LENGTH) return name;
  return `${letters
    .slice(0, PERSON_NAME_MAX_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}

/** A stored name as others may read it; null if it is older than the rule and breaks it. */
export function readableName(stored: string | null): string | null {
  const checked = stored === null ? null : checkPersonName(stored);
  return checked?.ok ? checked.value : null;
}
