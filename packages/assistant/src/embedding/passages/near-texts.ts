import { createKernel } from '../minilm/kernel/kernel.ts';
import { textKey } from './texts.ts';

const SHORT_BYTES = 2;
const FLOAT_BYTES = 4;
/** The kernel's batch sizes. The question is the first of two inputs, and the other is empty. */
const ROWS_AT_ONCE = 4;
const ASKED_AT_ONCE = 2;
const INPUTS_AT_ONCE = 16;

const upTo = (count: number, step: number) => Math.max(step, Math.ceil(count / step) * step);

function lengthOf(vector: Int8Array): number {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return Math.sqrt(sum) || 1;
}

/** The vectors of all texts in one block of memory, compared with a question in one go. */
export class NearTexts {
  readonly #rows: ReadonlyMap<string, number>;
  readonly #count: number;
  /** The length of a vector, and that of the space it takes. */
  readonly #length: number;
  readonly #width: number;
  readonly #kernel: ReturnType<typeof createKernel>;
  readonly #at: Readonly<Record<'texts' | 'scales' | 'bias' | 'asked' | 'askedScales' | 'near', number>>;

  constructor(vectors: ReadonlyMap<string, Int8Array>) {
    this.#rows = new Map([...vectors.keys()].map((key, row) => [key, row]));
    this.#count = upTo(vectors.size, ROWS_AT_ONCE);
    const [first = new Int8Array()] = vectors.values();
    this.#length = first.length;
    this.#width = upTo(first.length, INPUTS_AT_ONCE);
    let used = 0;
    const take = (bytes: number) => {
      used += bytes;
      return used - bytes;
    };
    this.#at = {
      texts: take(this.#count * this.#width * SHORT_BYTES),
      asked: take(ASKED_AT_ONCE * this.#width * SHORT_BYTES),
      scales: take(this.#count * FLOAT_BYTES),
      bias: take(ASKED_AT_ONCE * FLOAT_BYTES),
      askedScales: take(ASKED_AT_ONCE * FLOAT_BYTES),
      near: take(this.#count * ASKED_AT_ONCE * FLOAT_BYTES),
    };
    this.#kernel = createKernel(used);
    const scales = new Float32Array(this.#kernel.memory, this.#at.scales, this.#count);
    for (const [row, vector] of [...vectors.values()].entries()) {
      this.#shortsOf(row).set(vector);
      scales[row] = 1 / lengthOf(vector);
    }
  }

  /** The row of a text; undefined if it has no vector yet. */
  rowOf(text: string): number | undefined {
    return this.#rows.get(textKey(text));
  }

  vectorAt(row: number): Int8Array {
    return Int8Array.from(this.#shortsOf(row).subarray(0, this.#length));
  }

  /** The cosine similarity of each text, by its row. */
  compare(question: Int8Array): Float32Array {
    const { texts, scales, bias, asked: to, askedScales, near } = this.#at;
    const { memory, multiply } = this.#kernel;
    new Int16Array(memory, to, this.#width).set(question);
    new Float32Array(memory, askedScales, 1).fill(1 / lengthOf(question));
    multiply({
      rows: texts,
      weights: to,
      rowScales: scales,
      weightScales: askedScales,
      bias,
      results: near,
      rowCount: this.#count,
      outputCount: ASKED_AT_ONCE,
      inputCount: this.#width,
    });
    const both = new Float32Array(memory, near, this.#count * ASKED_AT_ONCE);
    const first = new Float32Array(this.#count);
    for (let row = 0; row < first.length; row += 1) first[row] = both[row * ASKED_AT_ONCE] ?? 0;
    return first;
  }

  #shortsOf(row: number): Int16Array {
    return new Int16Array(this.#kernel.memory, this.#at.texts + row * this.#width * SHORT_BYTES, this.#width);
  }
}

/** The highest similarity of some texts; 0 without any. */
export function highestSimilarity(near: Float32Array, rows: readonly number[]): number {
  let most = 0;
  for (const row of rows) most = Math.max(most, near[row] ?? 0);
  return most;
}

/** The mean similarity of some texts; 0 without any. */
export function meanSimilarity(near: Float32Array, rows: readonly number[]): number {
  let sum = 0;
  for (const row of rows) sum += near[row] ?? 0;
  return rows.length === 0 ? 0 : sum / rows.length;
}
