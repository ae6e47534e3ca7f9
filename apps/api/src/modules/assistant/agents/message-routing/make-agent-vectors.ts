import { OUTSIDE_UTTERANCES } from '@academy/assistant/training/utterances';
import type { Services } from '../../../../services.ts';
import { makeVectors } from '../../../catalogue/passages/index.ts';

/** Adds the missing vectors of the lessons and of off-topic texts. */
export function makeAgentVectors(context: Pick<Services, 'db' | 'embedder' | 'log'>): Promise<void> {
  return makeVectors(context, OUTSIDE_UTTERANCES);
}
