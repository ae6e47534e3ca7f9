export { nearestWord } from './nearest-word.ts';
export { SEARCH_KINDS, SEARCH_MAX_CHARACTERS, type SearchKind, searchWords } from './search-words.ts';
