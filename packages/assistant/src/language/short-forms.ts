import { WORD_LISTS } from './words/word-lists.ts';

/** The long form of an abbreviation; undefined for any other word. */
export const writtenOut = (word: string): string | undefined => WORD_LISTS.shortForms.get(word);

/** "2 finish" and "4 testing" are words; "2 hours" is a number. */
const AS_WORDS: Readonly<Record<string, string>> = { '2': 'to', '4': 'for' };
const COUNTED =
  /^(?:h|hrs?|hours?|mins?|minutes?|days?|nights?|evenings?|wks?|weeks?|weekends?|months?|mths?|yrs?|years?|times?|lessons?|modules?|courses?|badges?|coins?|attempts?|questions?|percent|%|and|or|to|more|of|in|x|\d.*|jan\w*|feb\w*|mar|march|maart|apr|april|may|mei|june?|junie|july?|julie|aug\w*|sept?\w*|o[ck]t|o[ck]tober|nov\w*|dec|december|desember)$/;

/** A digit that stands for a word, depending on what follows it; null if it is a number. */
export function wordOfFigure(figure: string, next: string | undefined): string | null {
  const word = Object.hasOwn(AS_WORDS, figure) ? AS_WORDS[figure] : undefined;
  return word === undefined || next === undefined || COUNTED.test(next) ? null : word;
}
