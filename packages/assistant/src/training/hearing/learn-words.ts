import { PERSON_CONCERNS } from '@academy/domain/assistant/care';
import { seededRandom } from '@academy/domain/learning/questions';
import {
  amountOf,
  BUCKETS,
  bucketsOf,
  hearPerson,
  RULE_FEATURES,
  ruleFeaturesOf,
} from '../../hearing/index.ts';
import type { LabelledExample } from './examples.ts';

const CONCERNS = PERSON_CONCERNS.length;
const LEVELS = CONCERNS + 1;
const ROUNDS = 30;
/** The weights are averaged over these steps: otherwise the last examples would weigh too much. */
const ROUNDS_OF_MEAN = 20;
const FIRST_STEP = 0.3;
/** The size of the last step relative to the first. */
const LAST_STEP = 0.2;
/** The share of a message's pieces that is left out each time, so that no single word decides. */
const LEFT_OUT = 0.3;
/** Missing somebody is worse than a false alarm. */
const WEIGHT_OF_PEOPLE = 1.5;
/** The first divisor of Adagrad. */
const FIRST_SLOPES = 1e-3;
/** How often a message is combined with an ordinary one, since people write such things between others. */
const READ_JOINED = 0.5;
export interface FileSize {
  /** Features with fewer examples are left out. */
  readonly leastExamples: number;
  /** A weight is one of this many steps to either side. */
  readonly steps: number;
}
/** Features with fewer examples say more about one writer than about people. */
export const FULL_FILE: FileSize = { leastExamples: 3, steps: 15 };
/** For the landing chat, whose visitors pay for each byte: less than half as large, and it misses two in a hundred more. */
export const LIGHT_FILE: FileSize = { leastExamples: 8, steps: 7 };

interface Lesson {
  readonly buckets: readonly number[];
  readonly rules: readonly number[];
  readonly level: number;
}

function lessonsOf(examples: readonly LabelledExample[], leastExamples: number): Lesson[] {
  const buckets = examples.map(({ message }) => bucketsOf(message));
  const having = new Uint32Array(BUCKETS);
  for (const bucket of buckets.flat()) having[bucket] = (having[bucket] ?? 0) + 1;
  return examples.map(({ message, heardAs }, at) => {
    const level = PERSON_CONCERNS.findIndex((concern) => concern === heardAs);
    return {
      buckets: (buckets[at] ?? []).filter((bucket) => (having[bucket] ?? 0) >= leastExamples),
      rules: ruleFeaturesOf(message, hearPerson(message)),
      level: level < 0 ? CONCERNS : level,
    };
  });
}

/** Weights of one kind of feature, with the sums of squared gradients (Adagrad). */
class Table {
  readonly weights: Float32Array;
  readonly #squares: Float32Array;

  readonly #sums: Float32Array;
  #summed = 0;

  constructor(rows: number) {
    this.weights = new Float32Array(rows * LEVELS);
    this.#sums = new Float32Array(rows * LEVELS);
    this.#squares = new Float32Array(rows * LEVELS).fill(FIRST_SLOPES);
  }

  countForMean(): void {
    this.#summed += 1;
    for (const [at, weight] of this.weights.entries()) this.#sums[at] = (this.#sums[at] ?? 0) + weight;
  }

  takeMean(): void {
    for (const [at, sum] of this.#sums.entries()) this.weights[at] = sum / this.#summed;
  }

  addTo(sums: Float64Array, row: number, amount: number): void {
    for (let at = 0; at < LEVELS; at += 1)
      sums[at] = (sums[at] ?? 0) + amount * (this.weights[row * LEVELS + at] ?? 0);
  }

  learn(faults: Float64Array, row: number, { amount, step }: { amount: number; step: number }): void {
    for (let at = 0; at < LEVELS; at += 1) {
      const place = row * LEVELS + at;
      const slope = (faults[at] ?? 0) * amount;
      const squares = (this.#squares[place] ?? 0) + slope * slope;
      this.#squares[place] = squares;
      this.weights[place] = (this.weights[place] ?? 0) - (step * slope) / Math.sqrt(squares);
    }
  }
}

function softmax(sums: Float64Array): void {
  const largest = Math.max(...sums);
  for (const [at, sum] of sums.entries()) sums[at] = Math.exp(sum - largest);
  const all = sums.reduce((total, each) => total + each, 0);
  for (const [at, power] of sums.entries()) sums[at] = power / all;
}

/** Two messages in one, which is as grave as the first. */
function joined(lesson: Lesson, ordinary: Lesson | undefined): Lesson {
  if (ordinary === undefined) return lesson;
  const work = RULE_FEATURES - 1;
  return {
    buckets: [...new Set([...lesson.buckets, ...ordinary.buckets])],
    rules: lesson.rules.with(work, Math.max(lesson.rules[work] ?? 0, ordinary.rules[work] ?? 0)),
    level: lesson.level,
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** Multinomial logistic regression, one example at a time; the same examples give the same weights. */
function trained(
  examples: readonly LabelledExample[],
  leastExamples: number,
): { pieces: Table; rules: Table } {
  const random = seededRandom('hearing');
  const lessons = lessonsOf(examples, leastExamples);
  const ordinary = lessons.filter(({ level }) => level === CONCERNS);
  const anyOrdinary = () => ordinary[Math.floor(random() * ordinary.length)];
  const [pieces, rules] = [new Table(BUCKETS), new Table(RULE_FEATURES)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = FIRST_STEP * (1 - (1 - LAST_STEP) * (round / ROUNDS));
    for (const own of shuffled(lessons, random)) {
      const lesson = random() < READ_JOINED ? joined(own, anyOrdinary()) : own;
      const remaining = lesson.buckets.filter(() => random() >= LEFT_OUT);
      const amount = amountOf(lesson.buckets.length) / (1 - LEFT_OUT);
      const faults = new Float64Array(LEVELS);
      for (const bucket of remaining) pieces.addTo(faults, bucket, amount);
      for (const [at, feature] of lesson.rules.entries()) if (feature) rules.addTo(faults, at, feature);
      softmax(faults);
      faults[lesson.level] = (faults[lesson.level] ?? 0) - 1;
      if (lesson.level < CONCERNS)
        for (const [at, fault] of faults.entries()) faults[at] = fault * WEIGHT_OF_PEOPLE;
      for (const bucket of remaining) pieces.learn(faults, bucket, { amount, step });
      for (const [at, feature] of lesson.rules.entries())
        if (feature) rules.learn(faults, at, { amount: feature, step });
    }
    if (round >= ROUNDS - ROUNDS_OF_MEAN) for (const table of [pieces, rules]) table.countForMean();
  }
  for (const table of [pieces, rules]) table.takeMean();
  return { pieces, rules };
}

/** For a concern against an ordinary message. */
const oddsWeights = ({ weights }: Table, row: number): number[] =>
  PERSON_CONCERNS.map(
    (_, concern) => (weights[row * LEVELS + concern] ?? 0) - (weights[row * LEVELS + CONCERNS] ?? 0),
  );

const varint = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];

/** In the format that `WordWeights` reads. */
function packed(pieces: Table, rules: Table, steps: number): Buffer {
  const rows = Array.from({ length: BUCKETS }, (_, bucket) => ({
    bucket,
    odds: oddsWeights(pieces, bucket),
  }));
  const weighted = rows.filter(({ odds }) => odds.some((weight) => weight !== 0));
  const largest = weighted.reduce((sum, { odds }) => Math.max(sum, ...odds.map(Math.abs)), 0);
  const stepOf = (weight: number) =>
    Math.sign(weight) * Math.round(steps * Math.sqrt(Math.abs(weight) / largest));
  const ofRules = Array.from({ length: RULE_FEATURES }, (_, row) => oddsWeights(rules, row)).flat();
  const header = Buffer.alloc(4 * (3 + ofRules.length));
  header.writeUInt32LE(weighted.length, 0);
  header.writeUInt32LE(steps, 4);
  for (const [at, value] of [largest, ...ofRules].entries()) header.writeFloatLE(value, 4 * (2 + at));
  const distances = weighted.flatMap(({ bucket }, at) => varint(bucket - (weighted[at - 1]?.bucket ?? 0)));
  const weights = PERSON_CONCERNS.flatMap((_, concern) =>
    weighted.map(({ odds }) => stepOf(odds[concern] ?? 0)),
  );
  return Buffer.concat([header, Buffer.from(distances), Buffer.from(Int8Array.from(weights).buffer)]);
}

/** The file of the weights. */
export function learnWords(
  examples: readonly LabelledExample[],
  { leastExamples, steps }: FileSize = FULL_FILE,
): Buffer {
  const { pieces, rules } = trained(examples, leastExamples);
  return packed(pieces, rules, steps);
}
