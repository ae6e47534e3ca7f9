export { NearTexts, nearestOf } from './near-texts.ts';
export type { FoundPassage, Passage } from './passage.ts';
export { Shelf } from './shelf.ts';
export { textHash, textKey, textsOf } from './texts.ts';
export { VectorFile, writeVectorFile } from './vector-file.ts';
