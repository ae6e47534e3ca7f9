export type Words = string | RegExp;

export const normalized = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** As in the browser tests: a substring match that ignores case, unless it has to be exact. */
export function wordsMatch(text: string | null | undefined, words: Words, isExact: boolean): boolean {
  const found = normalized(text);
  if (words instanceof RegExp) return words.test(found);
  const expected = normalized(words);
  return isExact ? found === expected : found.toLowerCase().includes(expected.toLowerCase());
}
