import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createHearing, type Hear, WordWeights } from '@academy/domain/hearing';

export const HEARING_FILE = fileURLToPath(import.meta.resolve('@academy/domain/hearing/word-weights.bin'));

let learnt: Hear | undefined;

/** Asked before every engine, and before anything that is said is counted or shown to staff. */
export const hear: Hear = (message) => {
  learnt ??= createHearing(new WordWeights(readFileSync(HEARING_FILE)));
  return learnt(message);
};
