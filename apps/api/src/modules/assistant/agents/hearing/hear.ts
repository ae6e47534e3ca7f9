import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Hear } from '@academy/domain/assistant/care';
import { createHearing, WordWeights } from '@academy/domain/assistant/hearing';

const { resolve } = createRequire(import.meta.url);
export const HEARING_FILE = resolve('@academy/domain/assistant/hearing/word-weights.bin');
/** The browser loads it, for the landing chat. */
export const LIGHT_HEARING_FILE = resolve('@academy/domain/assistant/hearing/word-weights-light.bin');

let learnt: Hear | undefined;

/** Asked before every engine, and before anything that is said is counted or shown to staff. */
export const hear: Hear = (message) => {
  learnt ??= createHearing(new WordWeights(readFileSync(HEARING_FILE)));
  return learnt(message);
};
