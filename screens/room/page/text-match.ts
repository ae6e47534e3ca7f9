export type Words = string | RegExp;

export const normalized = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** As in the browser's tests: a text may stand anywhere and in any case, unless it is to be exactly that. */
export function wordsMatch(text: string | null | undefined, words: Words, isExact: boolean): boolean {
  const found = normalized(text);
  if (words instanceof RegExp) return words.test(found);
  const wanted = normalized(words);
  return isExact ? found === wanted : found.toLowerCase().includes(wanted.toLowerCase());
}
