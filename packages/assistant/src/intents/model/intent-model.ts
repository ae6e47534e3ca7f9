import { readFileSync } from 'node:fs';
import type { Intent } from '@academy/domain/assistant/agents';
import { FEATURES, type Features, KINDS, MEANT_INTENTS } from './features.ts';
import { type HashedWords, type KnownWords, knownBy } from './known-words.ts';

export interface IntentGuess {
  readonly intent: Intent;
  /** Its probability among all intents. */
  readonly share: number;
}

/** Vectors of another embedding model would be meaningless to the weights. */
export const LEARNT_WITH = 'all-minilm-l6-v2';

/** Written by `npm run intents:train`. */
export const INTENT_MODEL_FILE = new URL('./weights.bin', import.meta.url);

const MEANINGS = MEANT_INTENTS.length;
const LARGEST = 127;
const FLOAT_BYTES = 4;
const WORD_BYTES = 4;
const HASH_BYTES = 32;
/** How many words there are of either kind. */
const COUNTS = 2;
const SCALES = MEANINGS * (KINDS.length - 1);

const kindOf = (feature: number) => KINDS.findLastIndex((from) => feature >= from);

/** One weight for each feature and intent, in a byte; a scale for each kind of feature and intent; the known words. */
export class IntentModel {
  readonly #scales: Float32Array;
  readonly #weights: Int8Array;
  /** The hash of the messages that it was trained on. */
  readonly learntFrom: string;
  readonly words: KnownWords;

  constructor(buffer: Buffer) {
    // A slice of a buffer is a view, that of an array a copy, which is aligned for numbers.
    const file = new Uint8Array(buffer);
    const countsAt = HASH_BYTES + SCALES * FLOAT_BYTES;
    const wordsAt = countsAt + COUNTS * WORD_BYTES;
    const counts = new Uint32Array(file.slice(countsAt, wordsAt).buffer);
    const [asked = 0, taught = 0] = file.length < wordsAt ? [] : counts;
    const weightsAt = wordsAt + (asked + taught) * WORD_BYTES;
    if (file.length !== weightsAt + FEATURES * MEANINGS)
      throw new Error('The model of intents does not fit the program: npm run intents:train makes it anew.');
    this.learntFrom = buffer.toString('hex', 0, HASH_BYTES);
    this.#scales = new Float32Array(file.slice(HASH_BYTES, countsAt).buffer);
    const words = new Uint32Array(file.slice(wordsAt, weightsAt).buffer);
    this.words = knownBy({ asked: words.subarray(0, asked), taught: words.subarray(asked) });
    this.#weights = new Int8Array(file.slice(weightsAt).buffer);
  }

  /** The most probable first. */
  meant({ places, amounts }: Features): IntentGuess[] {
    const sums = new Float32Array(MEANINGS);
    for (const [kind, from] of KINDS.slice(0, -1).entries()) {
      const isOfKind = (place: number) => place >= from && place < (KINDS[kind + 1] ?? 0);
      const ofKind = sumsOf({ places, amounts }, this.#weights, MEANINGS, isOfKind);
      for (const [at, sum] of ofKind.entries())
        sums[at] = (sums[at] ?? 0) + sum * (this.#scales[kind * MEANINGS + at] ?? 0);
    }
    softmax(sums);
    return MEANT_INTENTS.map((intent, at) => ({ intent, share: sums[at] ?? 0 })).toSorted(
      (a, b) => b.share - a.share,
    );
  }
}

/** The sums of the weights of some features, for each intent. */
export function sumsOf(
  { places, amounts }: Features,
  weights: Float32Array | Int8Array,
  meanings: number,
  isAsked: (place: number) => boolean = () => true,
): Float32Array {
  const sums = new Float32Array(meanings);
  for (const [index, place] of places.entries()) {
    if (!isAsked(place)) continue;
    const amount = amounts[index] ?? 0;
    const from = place * meanings;
    for (let at = 0; at < meanings; at += 1) sums[at] = (sums[at] ?? 0) + amount * (weights[from + at] ?? 0);
  }
  return sums;
}

/** Turns sums into probabilities (softmax). */
export function softmax(sums: Float32Array): void {
  const largest = Math.max(...sums);
  let total = 0;
  for (const [at, sum] of sums.entries()) {
    const power = Math.exp(sum - largest);
    sums[at] = power;
    total += power;
  }
  for (const [at, power] of sums.entries()) sums[at] = power / total;
}

/** Weights in the format of the file. */
export function packedModel(weights: Float32Array, words: HashedWords, learntFrom: Buffer): Buffer {
  const scales = new Float32Array(SCALES);
  const scaleAt = (at: number) => kindOf(Math.floor(at / MEANINGS)) * MEANINGS + (at % MEANINGS);
  for (const [at, weight] of weights.entries()) {
    const place = scaleAt(at);
    scales[place] = Math.max(scales[place] ?? 0, Math.abs(weight) / LARGEST);
  }
  const bytes = Int8Array.from(weights, (weight, at) => Math.round(weight / (scales[scaleAt(at)] || 1)));
  const counts = Uint32Array.of(words.asked.length, words.taught.length);
  const parts = [scales, counts, words.asked, words.taught, bytes].map((part) => Buffer.from(part.buffer));
  return Buffer.concat([learntFrom, ...parts]);
}

export const readIntentModel = () => new IntentModel(readFileSync(INTENT_MODEL_FILE));
