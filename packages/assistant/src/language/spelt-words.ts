import { nearestWord } from '@academy/domain/catalogue/search';
import { WORD_LISTS } from './words/word-lists.ts';

const { productWords, notMistyped } = WORD_LISTS;
const ENOUGH_LETTERS = 5;
const known = new Set(productWords);

export function isProductWord(word: string): boolean {
  return known.has(word);
}

/** The noun of the product that was probably meant, if a word is nearly one. */
export function spelt(word: string): string {
  if (word.length < ENOUGH_LETTERS || known.has(word) || notMistyped.has(word)) return word;
  return nearestWord(word, productWords) ?? word;
}
