import { OUTSIDE_UTTERANCES } from '@academy/assistant/training/utterances';
import type { Services } from '../../../../services.ts';
import { makeVectors } from '../../../catalogue/passages/index.ts';

/** The missing vectors of lessons and of off-topic questions. */
export function makeAgentVectors(context: Pick<Services, 'db' | 'embedder' | 'log'>): Promise<void> {
  return makeVectors(context, OUTSIDE_UTTERANCES);
}
