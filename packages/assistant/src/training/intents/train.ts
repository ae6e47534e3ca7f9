import type { Features } from '../../intents/model/index.ts';
import { softmax, sumsOf } from '../../intents/model/index.ts';

export interface TrainingExample {
  readonly features: Features;
  /** The index of the right meaning. */
  readonly right: number;
  /** Its weight relative to the others. */
  readonly weight: number;
}

const STEP = 0.05;
/** Adam: the decay rates of both moments. */
const DIRECTION = 0.9;
const SIZE = 0.999;
const TINY = 1e-8;

export interface TrainingOptions {
  /** The number of them. */
  readonly features: number;
  readonly meanings: number;
  readonly rounds: number;
  /** Regularisation, so that no single message decides. */
  readonly regularisation: number;
  /** Whether a feature may speak for a meaning; by default it may. */
  readonly speaksFor?: (feature: number, meaning: number) => boolean;
}

function addGradient(
  slope: Float32Array,
  { features, right, weight }: TrainingExample,
  { weights, meanings }: { weights: Float32Array; meanings: number },
): void {
  const shares = sumsOf(features, weights, meanings);
  softmax(shares);
  shares[right] = (shares[right] ?? 0) - 1;
  for (const [index, place] of features.places.entries()) {
    const amount = (features.amounts[index] ?? 0) * weight;
    const from = place * meanings;
    for (let at = 0; at < meanings; at += 1)
      slope[from + at] = (slope[from + at] ?? 0) + amount * (shares[at] ?? 0);
  }
}

/** Multinomial logistic regression over all examples at once: the same examples give the same weights. */
export function trainedWeights(
  lessons: readonly TrainingExample[],
  { features, meanings, rounds, regularisation, speaksFor }: TrainingOptions,
): Float32Array {
  const size = features * meanings;
  const [weights, slope] = [new Float32Array(size), new Float32Array(size)];
  const [directions, sizes] = [new Float32Array(size), new Float32Array(size)];
  const total = lessons.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 1; round <= rounds; round += 1) {
    slope.fill(0);
    for (const lesson of lessons) addGradient(slope, lesson, { weights, meanings });
    const [early, earlySize] = [1 - DIRECTION ** round, 1 - SIZE ** round];
    for (let at = 0; at < size; at += 1) {
      if (speaksFor && !speaksFor(Math.floor(at / meanings), at % meanings)) continue;
      const weight = weights[at] ?? 0;
      const down = (slope[at] ?? 0) / total + regularisation * weight;
      const direction = DIRECTION * (directions[at] ?? 0) + (1 - DIRECTION) * down;
      const square = SIZE * (sizes[at] ?? 0) + (1 - SIZE) * down * down;
      directions[at] = direction;
      sizes[at] = square;
      weights[at] = weight - (STEP * (direction / early)) / (Math.sqrt(square / earlySize) + TINY);
    }
  }
  return weights;
}
