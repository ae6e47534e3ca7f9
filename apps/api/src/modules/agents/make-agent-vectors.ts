import type { Services } from '../../services.ts';
import { makeVectors } from '../passages/index.ts';
import { HEARD_EXAMPLES } from './hearing/examples.ts';
import { OUTSIDE_UTTERANCES } from './utterances/outside-utterances.ts';

/** The vectors of the lessons, of what is none of ours and of what people say in distress, as far as they are missing. */
export function makeAgentVectors(context: Pick<Services, 'db' | 'embedder'>): Promise<void> {
  return makeVectors(context, [...OUTSIDE_UTTERANCES, ...HEARD_EXAMPLES.map(({ message }) => message)]);
}
