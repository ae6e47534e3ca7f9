import type { Services } from '../../services.ts';
import { makeVectors } from '../passages/index.ts';
import { ALL_UTTERANCES } from './utterances/utterances.ts';

/** The vectors of the lessons and of what learners say, as far as they are missing. */
export function makeAgentVectors(context: Pick<Services, 'db' | 'embedder'>): Promise<void> {
  return makeVectors(context, ALL_UTTERANCES);
}
