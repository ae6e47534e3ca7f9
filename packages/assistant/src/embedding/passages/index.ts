export { highestSimilarity, NearTexts } from './near-texts.ts';
export type { FoundPassage, Passage } from './passage.ts';
export { PassageIndex } from './passage-index.ts';
export { textHash, textKey, textsOf } from './texts.ts';
export { VectorFile, writeVectorFile } from './vector-file.ts';
