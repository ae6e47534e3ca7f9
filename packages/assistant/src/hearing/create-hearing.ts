import { type Hear, PERSON_CONCERNS, type PersonConcern } from '@academy/domain/assistant/care';
import { hearPerson } from './hear-person.ts';
import type { WordWeights } from './word-weights.ts';

/** Chosen by `npm run hearing:train -- --evaluate`, which holds out one writer of examples at a time. */
const HEARD = 0.8;
/** The gravest concern whose share reaches its threshold counts: too grave an answer costs only a sentence. */
const GRAVE = 0.08;

/** A share for each concern; the rest up to 1 is ordinary. */
export type ConcernShares = readonly number[];

export function concernShares(words: WordWeights, message: string): ConcernShares {
  const powers = words.oddsOf(message, hearPerson(message)).map(Math.exp);
  const all = powers.reduce((sum, power) => sum + power, 1);
  return powers.map((power) => power / all);
}

export function concernOf(shares: ConcernShares, thresholds = HEARD): PersonConcern | null {
  const [crisis = 0, violence = 0, distress = 0] = shares;
  const sum = crisis + violence + distress;
  if (sum < thresholds) return null;
  if (crisis + violence < GRAVE * sum) return 'distress';
  return PERSON_CONCERNS[crisis >= violence ? 0 : 1];
}

/** Combines rules and learnt words: no rule decides alone if all other words speak against it. */
export const createHearing =
  (words: WordWeights): Hear =>
  (message) =>
    concernOf(concernShares(words, message));
