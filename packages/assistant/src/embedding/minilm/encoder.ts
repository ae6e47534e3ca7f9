import { attend } from './attention.ts';
import {
  type DenseLayer,
  ENCODER_LAYER_BYTES,
  type EncoderLayer,
  HIDDEN_WIDTH,
  INNER_WIDTH,
  loadEncoderLayer,
} from './encoder-layer.ts';
import { gelu } from './gelu.ts';
import { createKernel, type Kernel } from './kernel/kernel.ts';
import { FLOAT_BYTES, INT16_BYTES, KernelMemory } from './kernel/kernel-memory.ts';
import { addTo, normalise } from './normalise.ts';
import { lengthOf, scaleOf } from './quantise.ts';
import type { WeightsFile } from './weights-file.ts';

const LAYER_COUNT = 6;
export const MAX_PIECES = 176;
const ROW_BYTES = HIDDEN_WIDTH * FLOAT_BYTES;
/** The kernel multiplies this many rows at a time. */
const ROWS_PER_BLOCK = 4;

/** The rows of one text; several short texts are encoded together. */
export interface TextSpan {
  readonly firstRow: number;
  readonly rowCount: number;
}

const WORKSPACE_FLOATS = MAX_PIECES * (5 * HIDDEN_WIDTH + INNER_WIDTH + 1);
const WORKSPACE_BYTES = WORKSPACE_FLOATS * FLOAT_BYTES + MAX_PIECES * INNER_WIDTH * INT16_BYTES;

/** Addresses of the intermediate results, each with room for the longest text. */
const allocateWorkspace = (memory: KernelMemory) => ({
  rows: memory.allocateFloats(MAX_PIECES * HIDDEN_WIDTH),
  query: memory.allocateFloats(MAX_PIECES * HIDDEN_WIDTH),
  key: memory.allocateFloats(MAX_PIECES * HIDDEN_WIDTH),
  value: memory.allocateFloats(MAX_PIECES * HIDDEN_WIDTH),
  mixed: memory.allocateFloats(MAX_PIECES * HIDDEN_WIDTH),
  inner: memory.allocateFloats(MAX_PIECES * INNER_WIDTH),
  quantised: memory.allocateInt16s(MAX_PIECES * INNER_WIDTH),
  rowScales: memory.allocateFloats(MAX_PIECES),
});

/** The six layers of the model: rows of floats in, rows of floats out, in the same place. */
export class Encoder {
  readonly #kernel: Kernel;
  readonly #memory: KernelMemory;
  readonly #layers: readonly EncoderLayer[];
  readonly #workspace: ReturnType<typeof allocateWorkspace>;

  constructor(file: WeightsFile) {
    this.#kernel = createKernel(LAYER_COUNT * ENCODER_LAYER_BYTES + WORKSPACE_BYTES);
    this.#memory = new KernelMemory(this.#kernel.memory);
    this.#layers = Array.from({ length: LAYER_COUNT }, (_, index) =>
      loadEncoderLayer(file, index, this.#memory),
    );
    this.#workspace = allocateWorkspace(this.#memory);
  }

  /** The rows to fill before `encode` and to read after it. */
  rows(count: number): Float32Array {
    return this.#memory.floats(this.#workspace.rows, count * HIDDEN_WIDTH);
  }

  encode(spans: readonly TextSpan[]): void {
    for (const layer of this.#layers) {
      this.#attend(layer, spans);
      this.#feedForward(layer, rowCountOf(spans));
    }
  }

  /** Self-attention within each text. */
  #attend(layer: EncoderLayer, spans: readonly TextSpan[]): void {
    const { rows, query, key, value, mixed, rowScales } = this.#workspace;
    const rowCount = rowCountOf(spans);
    this.#quantise(rows, rowCount, [layer.query, layer.key, layer.value]);
    this.#multiply(layer.query, rowCount, query);
    this.#multiply(layer.key, rowCount, key);
    this.#multiply(layer.value, rowCount, value);
    for (const span of spans) {
      const offset = span.firstRow * ROW_BYTES;
      attend(this.#kernel, {
        query: query + offset,
        key: key + offset,
        value: value + offset,
        mixed: mixed + offset,
        // The scales are not needed again: the next quantisation writes its own.
        shares: rowScales,
        rowCount: span.rowCount,
        rowBytes: ROW_BYTES,
      });
    }
    this.#quantise(mixed, rowCount, [layer.attentionOutput]);
    // The queries are not needed again.
    this.#multiply(layer.attentionOutput, rowCount, query);
    addTo(this.rows(rowCount), this.#memory.floats(query, rowCount * HIDDEN_WIDTH));
    normalise(this.rows(rowCount), layer.attentionNorm);
  }

  /** The feed-forward layer, each row by itself. */
  #feedForward(layer: EncoderLayer, rowCount: number): void {
    const { rows, inner, mixed } = this.#workspace;
    this.#quantise(rows, rowCount, [layer.expand]);
    this.#multiply(layer.expand, rowCount, inner);
    gelu(this.#memory.floats(inner, rowCount * INNER_WIDTH));
    this.#quantise(inner, rowCount, [layer.contract]);
    this.#multiply(layer.contract, rowCount, mixed);
    addTo(this.rows(rowCount), this.#memory.floats(mixed, rowCount * HIDDEN_WIDTH));
    normalise(this.rows(rowCount), layer.feedForwardNorm);
  }

  /** Quantises rows as input for some layers, finely enough for all of them. */
  #quantise(rows: number, rowCount: number, layers: readonly [DenseLayer, ...DenseLayer[]]): void {
    const { quantised, rowScales } = this.#workspace;
    const [{ inputCount }] = layers;
    const longestRow = Math.max(...layers.map((layer) => layer.longestRow));
    const floats = this.#memory.floats(rows, rowCount * inputCount);
    const scales = this.#memory.floats(rowScales, rowCount);
    for (let row = 0; row < rowCount; row += 1) {
      const start = row * inputCount;
      const scale = scaleOf(lengthOf(floats, start, start + inputCount), longestRow);
      scales[row] = scale;
      const [from, to] = [rows + start * FLOAT_BYTES, quantised + start * INT16_BYTES];
      this.#kernel.quantise(from, to, inputCount, 1 / scale);
    }
  }

  /** Applies a layer to the quantised rows. */
  #multiply(layer: DenseLayer, rowCount: number, results: number): void {
    this.#kernel.multiply({
      rows: this.#workspace.quantised,
      rowScales: this.#workspace.rowScales,
      weights: layer.weights,
      weightScales: layer.scales,
      bias: layer.bias,
      results,
      rowCount: Math.ceil(rowCount / ROWS_PER_BLOCK) * ROWS_PER_BLOCK,
      outputCount: layer.outputCount,
      inputCount: layer.inputCount,
    });
  }
}

function rowCountOf(spans: readonly TextSpan[]): number {
  return spans.reduce((sum, { rowCount }) => sum + rowCount, 0);
}
