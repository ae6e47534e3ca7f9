// The weights of one layer. Large matrices are quantised into the kernel's memory: half the size of floats, and reading
// them is what takes the time.
import { FLOAT_BYTES, INT16_BYTES, type KernelMemory } from './kernel/kernel-memory.ts';
import type { LayerNorm } from './normalise.ts';
import { lengthOf } from './quantise.ts';
import type { WeightsFile } from './weights-file.ts';

export const HIDDEN_WIDTH = 384;
export const INNER_WIDTH = 1536;

/** Twelve bits and a sign are enough for the weights. */
const LARGEST_WEIGHT = 4095;

/** A linear layer: the addresses of its quantised weights, their scales and its bias. */
export interface DenseLayer {
  readonly weights: number;
  readonly scales: number;
  readonly bias: number;
  readonly outputCount: number;
  readonly inputCount: number;
  /** The length of the longest row of quantised weights. */
  readonly longestRow: number;
}

export interface EncoderLayer {
  readonly query: DenseLayer;
  readonly key: DenseLayer;
  readonly value: DenseLayer;
  readonly attentionOutput: DenseLayer;
  readonly attentionNorm: LayerNorm;
  readonly expand: DenseLayer;
  readonly contract: DenseLayer;
  readonly feedForwardNorm: LayerNorm;
}

const WEIGHT_COUNT = 4 * HIDDEN_WIDTH * HIDDEN_WIDTH + 2 * HIDDEN_WIDTH * INNER_WIDTH;
const OUTPUT_COUNT = 5 * HIDDEN_WIDTH + INNER_WIDTH;
/** The size of a layer in the kernel's memory: weights, and a scale and a bias for each output. */
export const ENCODER_LAYER_BYTES = WEIGHT_COUNT * INT16_BYTES + 2 * OUTPUT_COUNT * FLOAT_BYTES;

export function loadEncoderLayer(file: WeightsFile, index: number, memory: KernelMemory): EncoderLayer {
  const dense = (name: string, inputCount: number) =>
    loadDenseLayer(file, `encoder.layer.${index}.${name}`, inputCount, memory);
  const norm = (name: string) => loadLayerNorm(file, `encoder.layer.${index}.${name}`);
  return {
    query: dense('attention.self.query', HIDDEN_WIDTH),
    key: dense('attention.self.key', HIDDEN_WIDTH),
    value: dense('attention.self.value', HIDDEN_WIDTH),
    attentionOutput: dense('attention.output.dense', HIDDEN_WIDTH),
    attentionNorm: norm('attention.output.LayerNorm'),
    expand: dense('intermediate.dense', HIDDEN_WIDTH),
    contract: dense('output.dense', INNER_WIDTH),
    feedForwardNorm: norm('output.LayerNorm'),
  };
}

export const loadLayerNorm = (file: WeightsFile, name: string): LayerNorm => ({
  weight: file.floats(`${name}.weight`),
  bias: file.floats(`${name}.bias`),
});

function loadDenseLayer(
  file: WeightsFile,
  name: string,
  inputCount: number,
  memory: KernelMemory,
): DenseLayer {
  const floatWeights = file.floats(`${name}.weight`);
  const floatBias = file.floats(`${name}.bias`);
  const outputCount = floatBias.length;
  const weights = memory.allocateInt16s(floatWeights.length);
  const scales = memory.allocateFloats(outputCount);
  const bias = memory.allocateFloats(outputCount);
  memory.floats(bias, outputCount).set(floatBias);

  const int16Weights = memory.int16s(weights, floatWeights.length);
  const floatScales = memory.floats(scales, outputCount);
  let longestRow = 0;
  for (let output = 0; output < outputCount; output += 1) {
    const [start, end] = [output * inputCount, (output + 1) * inputCount];
    let largest = 0;
    for (let i = start; i < end; i += 1) largest = Math.max(largest, Math.abs(floatWeights[i] ?? 0));
    const scale = largest / LARGEST_WEIGHT || 1;
    floatScales[output] = scale;
    longestRow = Math.max(longestRow, lengthOf(floatWeights, start, end) / scale);
    for (let i = start; i < end; i += 1) int16Weights[i] = Math.round((floatWeights[i] ?? 0) / scale);
  }
  return { weights, scales, bias, outputCount, inputCount, longestRow };
}
