import { PERSON_CONCERNS, type PersonConcern } from '@academy/domain/assistant/care';
import { isAboutWork } from './hear-person.ts';
import { piecesOf, sentencesOf } from './message-pieces.ts';

const CONCERNS = PERSON_CONCERNS.length;
/** Besides the pieces: always, for each concern that the rules recognise, and when work is mentioned. */
export const RULE_FEATURES = 1 + CONCERNS + 1;
/** Pieces share this many buckets by their hashes. */
export const BUCKETS = 1 << 18;

const COUNT_BYTES = 4;
const FLOAT_BYTES = 4;
const RULE_WEIGHTS = RULE_FEATURES * CONCERNS;
const HEADER_BYTES = 2 * COUNT_BYTES + (1 + RULE_WEIGHTS) * FLOAT_BYTES;
/** Varints: seven bits a byte, and a bit that says that more follow. */
const VARINT_BITS = 7;
const GOES_ON = 1 << VARINT_BITS;

/** Which of the features besides the pieces a message has. */
export function ruleFeaturesOf(message: string, ruled: PersonConcern | null): readonly number[] {
  const ofRule = PERSON_CONCERNS.map((concern) => Number(concern === ruled));
  return [1, ...ofRule, Number(isAboutWork(message))];
}

/** The buckets of a message's pieces, without duplicates. */
export const bucketsOf = (message: string): number[] => [
  ...new Set([...piecesOf(message)].map((piece) => piece % BUCKETS)),
];

/** The weight of each piece, given the number of pieces. */
export const amountOf = (pieces: number): number => 1 / Math.sqrt(pieces || 1);

const weightOf = (odds: readonly number[]) => odds.reduce((sum, odd) => sum + Math.exp(odd), 0);

/**
 * Weights of words and parts of words for each concern, learnt from the examples. The file: the number of buckets with
 * weights, the number of steps of a weight to either side, the largest weight, the weights of the rules; for each
 * bucket its distance from the one before as a varint; then the steps of their weights in a byte each, concern by
 * concern. The squares of the steps are the weights, so that small ones stay distinguishable.
 */
export class WordWeights {
  /** The index of each bucket; -1 if it has no weights. */
  readonly #rowOf = new Int32Array(BUCKETS).fill(-1);
  readonly #rows: number;
  readonly #weights: Float32Array;
  readonly #ofRules: Float32Array;

  constructor(file: Uint8Array) {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const floatAt = (place: number) => view.getFloat32(2 * COUNT_BYTES + FLOAT_BYTES * place, true);
    const rows = view.getUint32(0, true);
    const most = view.getUint32(COUNT_BYTES, true);
    this.#rows = rows;
    this.#ofRules = Float32Array.from({ length: RULE_WEIGHTS }, (_, at) => floatAt(1 + at));
    const stepsAt = this.#readBuckets(file, rows);
    if (file.length !== stepsAt + rows * CONCERNS)
      throw new Error('The weights of hearing do not fit the program: npm run hearing:train makes them.');
    const largest = floatAt(0);
    const steps = new Int8Array(file.buffer, file.byteOffset + stepsAt, rows * CONCERNS);
    this.#weights = Float32Array.from(steps, (step) => Math.sign(step) * largest * (step / most) ** 2);
  }

  /** Returns where the buckets end. */
  #readBuckets(file: Uint8Array, rows: number): number {
    let at = HEADER_BYTES;
    let bucket = 0;
    for (let row = 0; row < rows; row += 1) {
      for (let shift = 0, byte = GOES_ON; byte >= GOES_ON; shift += VARINT_BITS, at += 1) {
        byte = file[at] ?? 0;
        bucket += (byte % GOES_ON) << shift;
      }
      this.#rowOf[bucket] = row;
    }
    return at;
  }

  /**
   * Log odds of each concern against an ordinary message. A grave sentence would drown among others, so the gravest
   * sentence counts as much as the whole message.
   */
  oddsOf(message: string, ruled: PersonConcern | null): number[] {
    const whole = this.#oddsOfWords(message);
    const [gravest = whole] = sentencesOf(message)
      .map((sentence) => this.#oddsOfWords(sentence))
      .toSorted((one, other) => weightOf(other) - weightOf(one));
    const ofWords = whole.map((odd, at) => (odd + (gravest[at] ?? 0)) / 2);
    const ofRules = this.#oddsOfRules(ruleFeaturesOf(message, ruled));
    return ofWords.map((odd, at) => odd + (ofRules[at] ?? 0));
  }

  #oddsOfWords(message: string): number[] {
    const rows = bucketsOf(message)
      .map((bucket) => this.#rowOf[bucket] ?? -1)
      .filter((row) => row >= 0);
    return PERSON_CONCERNS.map((_, concern) => {
      const from = concern * this.#rows;
      return amountOf(rows.length) * rows.reduce((sum, row) => sum + (this.#weights[from + row] ?? 0), 0);
    });
  }

  #oddsOfRules(features: readonly number[]): number[] {
    return PERSON_CONCERNS.map((_, concern) =>
      features.reduce((sum, feature, at) => sum + feature * (this.#ofRules[at * CONCERNS + concern] ?? 0), 0),
    );
  }
}
