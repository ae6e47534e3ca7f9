import { readFileSync } from 'node:fs';
import type { Hear } from '@academy/domain/assistant/care';
import { createHearing, WordWeights } from '../index.ts';

export const HEARING_FILE = new URL('../word-weights.bin', import.meta.url);
/** The browser loads it, for the landing chat. */
export const LIGHT_HEARING_FILE = new URL('../word-weights-light.bin', import.meta.url);

let learnt: Hear | undefined;

/** Runs before every engine, and before a message is counted or shown to staff. */
export const hear: Hear = (message) => {
  learnt ??= createHearing(new WordWeights(readFileSync(HEARING_FILE)));
  return learnt(message);
};
