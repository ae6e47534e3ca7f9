export const SEARCH_KINDS = ['course', 'lesson', 'event', 'collection', 'career', 'help'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_MAX_CHARACTERS = 100;
const MOST_WORDS = 8;

/** The words of a search: letters and digits of any language, in lower case, without duplicates. */
export function searchWords(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}
