import { hash } from 'node:crypto';
import type { Embedder } from '../../../../gateways/embedder.ts';

const DIMENSIONS = 384;

/** Texts with the same words have near vectors: enough to test how the assistant uses them. */
function bagOfWords(text: string): Int8Array {
  const vector = new Int8Array(DIMENSIONS);
  for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? []) {
    const place = hash('sha256', word, 'buffer').readUInt16LE(0) % DIMENSIONS;
    vector[place] = Math.min(127, (vector[place] ?? 0) + 30);
  }
  return vector;
}

/** `onTexts` sees what is embedded, and may throw. */
export const bagOfWordsEmbedder = (
  onTexts: (texts: readonly string[]) => void = () => undefined,
): Embedder => ({
  model: 'bag-of-words',
  async embed(texts) {
    onTexts(texts);
    return texts.map(bagOfWords);
  },
  warm: () => undefined,
  knows: () => true,
  stop: async () => undefined,
});
