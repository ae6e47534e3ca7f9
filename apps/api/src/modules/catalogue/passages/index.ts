export type { Passage } from '@academy/assistant/embedding/passages';
export { makeVectors } from './make-vectors.ts';
export { PassageIndexCache } from './passage-index-cache.ts';
export { replacePassages, replacePassagesOfCourse } from './passages.store.ts';
export { SHIPPED_VECTORS } from './shipped-vectors.ts';
