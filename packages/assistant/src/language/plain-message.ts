import { withoutContractions } from './contractions.ts';
import { wordOfFigure, writtenOut } from './short-forms.ts';
import { isProductWord, spelt } from './spelt-words.ts';
import { amongAfrikaans, inEnglishOrder, isOnlyAfrikaans } from './words/afrikaans-words.ts';
import { inEnglish, isNounPrefix } from './words/home-words.ts';
import { WORD_LISTS } from './words/word-lists.ts';

function ofHome(word: string): string | undefined {
  return isProductWord(word) ? undefined : inEnglish(word);
}

/** Returns the corrected spelling of a mistyped word; any other word unchanged. */
export type Speller = (word: string) => string;

const inPlainWords = (word: string, spell: Speller) => writtenOut(word) ?? ofHome(word) ?? spell(word);

/** Whether a model of English would not understand a message as typed. */
export function needsPlainWords(message: string, spell: Speller = spelt): boolean {
  const words = message.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => inPlainWords(word, spell) !== word);
}

/**
 * A message as rules read it: lower case, words from home languages in English, short forms written out, spelling
 * corrected.
 */
export function plainMessage(message: string, spell: Speller = spelt): string {
  const words = withoutContractions(message.normalize('NFKC').toLowerCase().replaceAll(/[’`]/g, "'"))
    .replaceAll(/\b(\w+)'(s|d)\b/g, '$1 $2')
    .split(/[^\p{L}\p{N}%.-]+/u)
    .map((word) =>
      word.replace(/^[.-]+|[.-]+$/g, '').replace(/^(?:i|ama|izi|ii|ku|nge|kwi|ye|ze)-(?=\p{L}{3})/u, ''),
    )
    .filter((word) => word !== '' && !WORD_LISTS.fillers.has(word));
  const isAfrikaans = words.some((word) => !isProductWord(word) && isOnlyAfrikaans(word));
  const plain = words
    .filter((_, index) => !isNounPrefix(words, index))
    .map(
      (word, index, allWords) =>
        wordOfFigure(word, allWords[index + 1]) ??
        (isAfrikaans ? amongAfrikaans(word) : undefined) ??
        inPlainWords(word, spell),
    )
    .filter((word) => word !== '')
    .join(' ');
  return isAfrikaans ? inEnglishOrder(plain) : plain;
}
