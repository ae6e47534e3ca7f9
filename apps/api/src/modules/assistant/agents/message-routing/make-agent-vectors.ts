import { OUTSIDE_UTTERANCES } from '@academy/assistant/training/utterances';
import type { Services } from '../../../../services.ts';
import { makeVectors } from '../../../catalogue/passages/index.ts';

/** The vectors of the lessons and of what is none of ours, as far as they are missing. */
export function makeAgentVectors(context: Pick<Services, 'db' | 'embedder'>): Promise<void> {
  return makeVectors(context, OUTSIDE_UTTERANCES);
}
