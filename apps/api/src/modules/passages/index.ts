export { makeVectors } from './make-vectors.ts';
export { nearestOf } from './near-texts.ts';
export type { FoundPassage, Passage } from './passage.ts';
export { replacePassages, replacePassagesOfCourse } from './passages.store.ts';
export { ShelfCache } from './shelf-cache.ts';
export { Speller } from './speller.ts';
export { subjectWords } from './word-index.ts';
