// all-MiniLM-L6-v2: six layers of attention over at most 176 pieces, and the mean of what comes out. The weights come
// from a package; the arithmetic is ours, because it takes a third of the time and of the memory of the engines there are.
import { readFileSync } from 'node:fs';
import { addTo, attend, gate, normalise } from './arithmetic.ts';
import { createKernel } from './matrix-kernel.ts';
import { lengthOf, scaleOf } from './shorts.ts';
import { WeightsFile } from './weights.ts';
import { type Vocabulary, wordPieces } from './word-pieces.ts';

const HIDDEN = 384;
const INNER = 1536;
const LAYERS = 6;
const MOST_PIECES = 176;
/** Of several texts at once: more would not stay in the cache. */
const MOST_TOGETHER = 64;
const FLOAT_BYTES = 4;
const SHORT_BYTES = 2;
const ROW_BYTES = HIDDEN * FLOAT_BYTES;
/** Twelve bits keep of a row of weights what matters. */
const LARGEST_WEIGHT = 4095;
const WORDS = 'embeddings.word_embeddings.weight';

interface Files {
  readonly weightsPath: string;
  readonly tokenizerPath: string;
}

/** Weights, their scales and bias, by their addresses; and how long the longest row of weights is. */
interface Dense {
  readonly weights: number;
  readonly scales: number;
  readonly bias: number;
  readonly outputs: number;
  readonly inputs: number;
  readonly longest: number;
}

interface Norm {
  readonly weight: Float32Array;
  readonly bias: Float32Array;
}

interface Layer {
  readonly query: Dense;
  readonly key: Dense;
  readonly value: Dense;
  readonly out: Dense;
  readonly up: Dense;
  readonly down: Dense;
  readonly afterAttention: Norm;
  readonly afterInner: Norm;
}

/** The rows of one of the texts that are read together. */
interface Span {
  readonly from: number;
  readonly count: number;
}

function meanOf(rows: Float32Array, { from, count }: Span): Float32Array {
  const mean = new Float32Array(HIDDEN);
  for (let row = from; row < from + count; row += 1) addTo(mean, rows.subarray(row * HIDDEN));
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}

const WEIGHTS = LAYERS * (4 * HIDDEN * HIDDEN + 2 * HIDDEN * INNER);
const OUTPUTS = LAYERS * (5 * HIDDEN + INNER);
/** Scales and bias of each output; rows of a text; the scales of those that are multiplied. */
const FLOATS = 2 * OUTPUTS + MOST_PIECES * (5 * HIDDEN + INNER) + MOST_PIECES;
const SHORTS = WEIGHTS + MOST_PIECES * INNER;

export class MiniLm {
  readonly #vocabulary: Vocabulary;
  readonly #file: WeightsFile;
  /** Place and kind of a piece, which is the same for all of ours. */
  readonly #places: Float32Array;
  readonly #first: Norm;
  readonly #layers: readonly Layer[];
  readonly #kernel: ReturnType<typeof createKernel>;
  readonly #memory: ArrayBuffer;
  #used = 0;
  /** Where the rows of a text are worked on, and made whole numbers with their scales. */
  readonly #room: Readonly<
    Record<'rows' | 'query' | 'key' | 'value' | 'mixed' | 'inner' | 'shorts' | 'scales', number>
  >;

  constructor({ weightsPath, tokenizerPath }: Files, sha256: string) {
    const tokenizer = JSON.parse(readFileSync(tokenizerPath, 'utf8')) as {
      model: { vocab: Record<string, number> };
    };
    this.#vocabulary = new Map(Object.entries(tokenizer.model.vocab));
    const kernel = createKernel(SHORTS * SHORT_BYTES + FLOATS * FLOAT_BYTES);
    this.#kernel = kernel;
    this.#memory = kernel.memory;
    const file = new WeightsFile(weightsPath);
    if (file.sha256() !== sha256)
      throw new Error('The weights of the embedding model are not the ones that we know.');
    this.#file = file;
    const kind = file.floats('embeddings.token_type_embeddings.weight');
    this.#places = file
      .floats('embeddings.position_embeddings.weight')
      .subarray(0, MOST_PIECES * HIDDEN)
      .map((value, index) => value + (kind[index % HIDDEN] ?? 0));
    this.#first = this.#norm('embeddings.LayerNorm');
    this.#layers = Array.from({ length: LAYERS }, (_, index) => this.#layer(`encoder.layer.${index}`));
    const room = (width: number) => this.#take(MOST_PIECES * width * FLOAT_BYTES);
    this.#room = {
      rows: room(HIDDEN),
      query: room(HIDDEN),
      key: room(HIDDEN),
      value: room(HIDDEN),
      mixed: room(HIDDEN),
      inner: room(INNER),
      shorts: this.#take(MOST_PIECES * INNER * SHORT_BYTES),
      scales: room(1),
    };
  }

  /** The meanings of texts as vectors of length 1: of the first, and of as many more as are read with it. */
  embed(texts: readonly string[]): Float32Array[] {
    const read = this.#together(texts);
    const spans: Span[] = [];
    let count = 0;
    for (const pieces of read) {
      const rows = this.#floatsAt(this.#room.rows + count * ROW_BYTES, pieces.length * HIDDEN);
      for (const [row, piece] of pieces.entries())
        rows.set(this.#file.row(WORDS, piece, HIDDEN), row * HIDDEN);
      addTo(rows, this.#places);
      spans.push({ from: count, count: pieces.length });
      count += pieces.length;
    }
    const rows = this.#floatsAt(this.#room.rows, count * HIDDEN);
    normalise(rows, this.#first);
    for (const layer of this.#layers) this.#pass(layer, rows, spans);
    return spans.map((span) => meanOf(rows, span));
  }

  /** A few short texts take hardly longer than one: what takes time is to read the weights. */
  #together(texts: readonly string[]): number[][] {
    const read: number[][] = [];
    let count = 0;
    for (const text of texts) {
      const pieces = wordPieces(text, this.#vocabulary, MOST_PIECES);
      count += pieces.length;
      if (read.length > 0 && count > MOST_TOGETHER) break;
      read.push(pieces);
    }
    return read;
  }

  #pass(layer: Layer, rows: Float32Array, spans: readonly Span[]): void {
    const [room, kernel] = [this.#room, this.#kernel];
    const count = rows.length / HIDDEN;
    const { query: toQuery, key: toKey, value: toValue } = layer;
    this.#apply(room.rows, count, [toQuery, room.query], [toKey, room.key], [toValue, room.value]);
    for (const span of spans) {
      const at = (place: number) => place + span.from * ROW_BYTES;
      const own = { query: at(room.query), key: at(room.key), value: at(room.value), mixed: at(room.mixed) };
      // The scales are made anew for what comes next.
      attend({ ...own, kernel, shares: room.scales, count: span.count, width: HIDDEN });
    }
    // What the queries stood in is free again.
    this.#apply(room.mixed, count, [layer.out, room.query]);
    const added = this.#floatsAt(room.query, rows.length);
    addTo(rows, added);
    normalise(rows, layer.afterAttention);
    this.#apply(room.rows, count, [layer.up, room.inner]);
    gate(this.#floatsAt(room.inner, count * INNER));
    this.#apply(room.inner, count, [layer.down, room.query]);
    addTo(rows, added);
    normalise(rows, layer.afterInner);
  }

  /** Rows as whole numbers, fine enough for whatever they are multiplied with. */
  #round(from: number, count: number, inputs: number, longest: number): void {
    const { shorts, scales: scalesAt } = this.#room;
    const floats = this.#floatsAt(from, count * inputs);
    const scales = this.#floatsAt(scalesAt, count);
    for (let row = 0; row < count; row += 1) {
      const at = row * inputs;
      const scale = scaleOf(lengthOf(floats, at, at + inputs), longest);
      scales[row] = scale;
      const [fromByte, toByte] = [from + at * FLOAT_BYTES, shorts + at * SHORT_BYTES];
      this.#kernel.round(fromByte, toByte, inputs * FLOAT_BYTES, 1 / scale);
    }
  }

  /** The same rows, by the weights of each. */
  #apply(from: number, count: number, ...uses: readonly (readonly [Dense, number])[]): void {
    const room = this.#room;
    const rows = Math.ceil(count / 4) * 4;
    const inputs = uses[0]?.[0].inputs ?? HIDDEN;
    this.#round(from, count, inputs, Math.max(...uses.map(([{ longest }]) => longest)));
    for (const [{ weights, scales, bias, outputs }, to] of uses)
      this.#kernel.multiply(room.shorts, weights, room.scales, scales, bias, to, rows, outputs, inputs);
  }

  #floatsAt(place: number, length: number): Float32Array {
    return new Float32Array(this.#memory, place, length);
  }

  #layer(name: string): Layer {
    return {
      query: this.#dense(`${name}.attention.self.query`, HIDDEN),
      key: this.#dense(`${name}.attention.self.key`, HIDDEN),
      value: this.#dense(`${name}.attention.self.value`, HIDDEN),
      out: this.#dense(`${name}.attention.output.dense`, HIDDEN),
      up: this.#dense(`${name}.intermediate.dense`, HIDDEN),
      down: this.#dense(`${name}.output.dense`, INNER),
      afterAttention: this.#norm(`${name}.attention.output.LayerNorm`),
      afterInner: this.#norm(`${name}.output.LayerNorm`),
    };
  }

  #norm(name: string): Norm {
    return { weight: this.#file.floats(`${name}.weight`), bias: this.#file.floats(`${name}.bias`) };
  }

  #dense(name: string, inputs: number): Dense {
    const [from, bias] = [this.#file.floats(`${name}.weight`), this.#file.floats(`${name}.bias`)];
    const outputs = bias.length;
    const weights = this.#take(from.length * SHORT_BYTES);
    const [scalesAt, biasAt] = [this.#take(outputs * FLOAT_BYTES), this.#take(outputs * FLOAT_BYTES)];
    this.#floatsAt(biasAt, outputs).set(bias);
    const scales = this.#floatsAt(scalesAt, outputs);
    const shorts = new Int16Array(this.#memory, weights, from.length);
    let longest = 0;
    for (let output = 0; output < outputs; output += 1) {
      const [at, end] = [output * inputs, (output + 1) * inputs];
      let largest = 0;
      for (let i = at; i < end; i += 1) largest = Math.max(largest, Math.abs(from[i] ?? 0));
      const scale = largest / LARGEST_WEIGHT || 1;
      scales[output] = scale;
      longest = Math.max(longest, lengthOf(from, at, end) / scale);
      for (let i = at; i < end; i += 1) shorts[i] = Math.round((from[i] ?? 0) / scale);
    }
    return { weights, scales: scalesAt, bias: biasAt, outputs, inputs, longest };
  }

  #take(bytes: number): number {
    const at = this.#used;
    this.#used += bytes;
    return at;
  }
}
