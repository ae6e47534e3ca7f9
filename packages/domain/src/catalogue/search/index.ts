export { excerptOf, markMatches } from './matches.ts';
export { nearestWord } from './nearest-word.ts';
export { SEARCH_ENOUGH_HITS, SEARCH_MOST_HITS, type SearchText, searchTexts } from './search-texts.ts';
export { SEARCH_KINDS, SEARCH_MAX_CHARACTERS, type SearchKind, searchWords } from './search-words.ts';
