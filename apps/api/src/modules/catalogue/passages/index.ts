export { makeVectors } from './make-vectors.ts';
export { NearTexts, nearestOf } from './near-texts.ts';
export type { FoundPassage, Passage } from './passage.ts';
export { replacePassages, replacePassagesOfCourse } from './passages.store.ts';
export { Shelf } from './shelf.ts';
export { ShelfCache } from './shelf-cache.ts';
export { textKey, textsOf } from './texts.ts';
export { stemsOf, subjectWords } from './word-index.ts';
