import type { Intent } from '@academy/domain/agents';
import { FEATURES, type Features, MEANT_INTENTS } from './features.ts';
import { softmax, sumsOf } from './intent-model.ts';

export interface Lesson {
  readonly features: Features;
  readonly intent: Intent;
  /** How much it counts beside the others. */
  readonly weight: number;
}

const ROUNDS = 200;
const STEP = 0.05;
/** Keeps weights small, so that no single message decides. */
const KEPT_SMALL = 1e-4;
/** Adam: how long a direction, and its size, are remembered. */
const DIRECTION = 0.9;
const SIZE = 0.999;
const TINY = 1e-8;

const MEANINGS = MEANT_INTENTS.length;

function addSlope(slope: Float32Array, { features, intent, weight }: Lesson, weights: Float32Array): void {
  const shares = sumsOf(features, weights);
  softmax(shares);
  const right = MEANT_INTENTS.indexOf(intent);
  shares[right] = (shares[right] ?? 0) - 1;
  for (const [index, place] of features.places.entries()) {
    const amount = (features.amounts[index] ?? 0) * weight;
    const from = place * MEANINGS;
    for (let at = 0; at < MEANINGS; at += 1)
      slope[from + at] = (slope[from + at] ?? 0) + amount * (shares[at] ?? 0);
  }
}

/** Multinomial logistic regression over all lessons at once: the same lessons give the same weights. */
export function trainedWeights(lessons: readonly Lesson[], rounds: number = ROUNDS): Float32Array {
  const size = FEATURES * MEANINGS;
  const [weights, slope] = [new Float32Array(size), new Float32Array(size)];
  const [directions, sizes] = [new Float32Array(size), new Float32Array(size)];
  const total = lessons.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 1; round <= rounds; round += 1) {
    slope.fill(0);
    for (const lesson of lessons) addSlope(slope, lesson, weights);
    const [early, earlySize] = [1 - DIRECTION ** round, 1 - SIZE ** round];
    for (let at = 0; at < size; at += 1) {
      const weight = weights[at] ?? 0;
      const down = (slope[at] ?? 0) / total + KEPT_SMALL * weight;
      const direction = DIRECTION * (directions[at] ?? 0) + (1 - DIRECTION) * down;
      const square = SIZE * (sizes[at] ?? 0) + (1 - SIZE) * down * down;
      directions[at] = direction;
      sizes[at] = square;
      weights[at] = weight - (STEP * (direction / early)) / (Math.sqrt(square / earlySize) + TINY);
    }
  }
  return weights;
}
