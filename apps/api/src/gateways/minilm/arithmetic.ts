// What a model does between its multiplications by weights.
import { HEAD_FLOATS } from './attend-code.ts';
import type { Kernel } from './matrix-kernel.ts';
import { FLOAT_BYTES } from './wasm-code.ts';

const EPSILON = 1e-12;

/** Each row by its own mean and spread, then by what the model has learned. */
export function normalise(
  rows: Float32Array,
  { weight, bias }: { readonly weight: Float32Array; readonly bias: Float32Array },
): void {
  const width = weight.length;
  for (let row = 0; row < rows.length; row += width) {
    let mean = 0;
    for (let i = row; i < row + width; i += 1) mean += rows[i] ?? 0;
    mean /= width;
    let variance = 0;
    for (let i = row; i < row + width; i += 1) {
      const apart = (rows[i] ?? 0) - mean;
      variance += apart * apart;
    }
    const scale = 1 / Math.sqrt(variance / width + EPSILON);
    for (let i = 0; i < width; i += 1)
      rows[row + i] = ((rows[row + i] ?? 0) - mean) * scale * (weight[i] ?? 0) + (bias[i] ?? 0);
  }
}

export function addTo(rows: Float32Array, others: Float32Array): void {
  for (let i = 0; i < rows.length; i += 1) rows[i] = (rows[i] ?? 0) + (others[i] ?? 0);
}

/** The error function, to seven digits (Abramowitz and Stegun, 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}

/** Beyond this a value passes as it is, or not at all. */
const REACH = 8;
const STEPS_OF_ONE = 512;
/** A question passes here 150,000 times, and an exponential each time costs as much as a layer: values between two are read off. */
const GATE = Float32Array.from({ length: 2 * REACH * STEPS_OF_ONE + 2 }, (_, index) => {
  const x = index / STEPS_OF_ONE - REACH;
  return 0.5 * x * (1 + erf(x * Math.SQRT1_2));
});

/** The gate of the inner layer (GELU), to six digits. */
export function gate(values: Float32Array): void {
  for (let i = 0; i < values.length; i += 1) {
    const x = values[i] ?? 0;
    if (x >= REACH) continue;
    if (x <= -REACH) {
      values[i] = 0;
      continue;
    }
    const place = (x + REACH) * STEPS_OF_ONE;
    // Of a number that is not negative the whole part, in one step.
    const index = place | 0;
    const from = GATE[index] ?? 0;
    values[i] = from + ((GATE[index + 1] ?? 0) - from) * (place - index);
  }
}

interface Attended {
  readonly kernel: Kernel;
  /** Where they stand, and what comes out. */
  readonly query: number;
  readonly key: number;
  readonly value: number;
  readonly mixed: number;
  /** Room for a float of each piece. */
  readonly shares: number;
  readonly count: number;
  readonly width: number;
}

/** Each piece takes from the others by how much they matter to it, in every head for itself. */
export function attend({ kernel, query, key, value, mixed, shares, count, width }: Attended): void {
  const bytes = width * FLOAT_BYTES;
  const parts = new Float32Array(kernel.memory, shares, count);
  for (let head = 0; head < bytes; head += HEAD_FLOATS * FLOAT_BYTES)
    for (let row = 0; row < count; row += 1) {
      const at = row * bytes + head;
      kernel.weigh(query + at, key + head, shares, count, bytes);
      shareOut(parts);
      kernel.mix(shares, value + head, mixed + at, count, bytes);
    }
}

const SCALE = 1 / Math.sqrt(HEAD_FLOATS);

/** From how like each is to what it takes of the whole (softmax). */
function shareOut(parts: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < parts.length; i += 1) most = Math.max(most, parts[i] ?? 0);
  let total = 0;
  for (let i = 0; i < parts.length; i += 1) {
    const share = Math.exp(((parts[i] ?? 0) - most) * SCALE);
    parts[i] = share;
    total += share;
  }
  for (let i = 0; i < parts.length; i += 1) parts[i] = (parts[i] ?? 0) / total;
}
