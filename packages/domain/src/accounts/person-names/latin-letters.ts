// The Latin letters that are not a basic letter with accents and that South African, other African and European names
// are written with. ǀ ǁ ǂ ǃ are the clicks of Khoekhoegowab and ǃXóõ; ɓ ɗ ɛ ɔ ə are used in Hausa, Ewe, Twi and
// Azerbaijani. Left out: other phonetic letters, small capitals and the like (ɑ ɴ ᴀ Ꞑ), which no identity document has
// and which are used to imitate others.
const NAME_LETTER = /^[A-Za-zÆæÐðØøÞþßẞĐđĦħıŁłŊŋŒœŦŧƘƙƳƴƁɓƊɗƐɛƆɔƏəǀ-ǃ]$/u;
const LATIN = /\p{Script=Latin}/u;
/** Typed as an apostrophe, but letters according to Unicode. */
const LETTER_APOSTROPHE = /^[ʼʻ]$/u;
/** Other spacing modifier letters and tone letters: used in transcriptions, not in names. */
const MODIFIER = /[ʰ-ʺʽ-˿꜀-ꜟ]/u;
// A click begins a syllable, and may be followed by a glottal stop: `ǂKxʼauǁʼein`. Elsewhere it is read as `!` or `|`.
const STRAY_CLICK = /[ǀ-ǃ](?!['’‘ʼ]?(?![ǀ-ǃ])\p{L})/u;
const MARKS_OF_A_LETTER = 2; // ế, and ẹ́ in Yoruba
const LETTER_WITH_MARKS = /(\p{L})(\p{M}*)/gu;

const isOneCharacter = (text: string) => Array.from(text.normalize('NFC')).length === 1;

/** Whether the marks are accents that this letter takes, such as ´ and the dot below of ẹ́, and not strokes through it. */
function haveItsAccents(letter: string, marks: string): boolean {
  const accents = Array.from(marks);
  if (accents.length > MARKS_OF_A_LETTER) return false;
  return isOneCharacter(letter + marks) || accents.every((accent) => isOneCharacter(letter + accent));
}

/** Whether its Latin letters occur in names. Other alphabets are not judged. */
export function hasNameLatinOnly(text: string): boolean {
  if (MODIFIER.test(text) || STRAY_CLICK.test(text)) return false;
  return [...text.normalize('NFD').matchAll(LETTER_WITH_MARKS)].every(
    ([, letter = '', marks = '']) =>
      !LATIN.test(letter) || (NAME_LETTER.test(letter) && haveItsAccents(letter, marks)),
  );
}

/** Whether all its letters are Latin letters that occur in names. */
export function isInLatinLetters(name: string): boolean {
  const letters = [...name.normalize('NFD').matchAll(LETTER_WITH_MARKS)];
  return (
    hasNameLatinOnly(name) &&
    letters.every(([sign, letter = '']) => LATIN.test(letter) || LETTER_APOSTROPHE.test(sign))
  );
}
