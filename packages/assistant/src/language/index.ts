export { withoutContractions } from './contractions.ts';
export { needsPlainWords, plainMessage } from './plain-message.ts';
export { Speller } from './speller.ts';
export { stemsOf, subjectWords, WordIndex } from './word-index.ts';
export { WORD_LISTS } from './words/word-lists.ts';
