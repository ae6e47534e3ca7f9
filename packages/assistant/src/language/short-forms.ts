import { WORD_LISTS } from './words/word-lists.ts';

/** What a short form is short for; nothing for any other word. */
export const writtenOut = (word: string): string | undefined => WORD_LISTS.shortForms.get(word);

/** "2 finish" and "4 testing" are words; "2 hours" is a number. */
const AS_WORDS: Readonly<Record<string, string>> = { '2': 'to', '4': 'for' };
const COUNTED =
  /^(?:h|hrs?|hours?|mins?|minutes?|days?|nights?|evenings?|wks?|weeks?|weekends?|months?|mths?|yrs?|years?|times?|lessons?|modules?|courses?|badges?|coins?|attempts?|questions?|percent|%|and|or|to|more|of|in|x|\d.*|jan\w*|feb\w*|mar|march|maart|apr|april|may|mei|june?|junie|july?|julie|aug\w*|sept?\w*|o[ck]t|o[ck]tober|nov\w*|dec|december|desember)$/;

/** A figure that stands for a word, by what follows it; null where it is a figure. */
export function wordOfFigure(figure: string, next: string | undefined): string | null {
  const word = Object.hasOwn(AS_WORDS, figure) ? AS_WORDS[figure] : undefined;
  return word === undefined || next === undefined || COUNTED.test(next) ? null : word;
}
