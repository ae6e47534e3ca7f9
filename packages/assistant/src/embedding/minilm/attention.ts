import type { Kernel } from './kernel/kernel.ts';
import { FLOAT_BYTES } from './kernel/kernel-memory.ts';

/** The width of one attention head, which kernel.wat is written for. */
const HEAD_FLOATS = 32;
const HEAD_BYTES = HEAD_FLOATS * FLOAT_BYTES;
const SCORE_SCALE = 1 / Math.sqrt(HEAD_FLOATS);

/** The rows of one text: byte addresses of their projections and of the result. */
export interface AttentionInput {
  readonly query: number;
  readonly key: number;
  readonly value: number;
  readonly mixed: number;
  /** Scratch space for one float per row. */
  readonly shares: number;
  readonly rowCount: number;
  readonly rowBytes: number;
}

/** In every head, each row becomes the mean of all rows' values, weighted by how well their keys match its query. */
export function attend(kernel: Kernel, input: AttentionInput): void {
  const { query, key, value, mixed, rowCount, rowBytes } = input;
  const shares = new Float32Array(kernel.memory, input.shares, rowCount);
  for (let head = 0; head < rowBytes; head += HEAD_BYTES)
    for (let row = 0; row < rowCount; row += 1) {
      const at = row * rowBytes + head;
      kernel.scoreKeys(query + at, key + head, input.shares, rowCount, rowBytes);
      softmax(shares);
      kernel.mixValues(input.shares, value + head, mixed + at, rowCount, rowBytes);
    }
}

/** Turns scores into shares that add up to 1. */
function softmax(scores: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i += 1) highest = Math.max(highest, scores[i] ?? 0);
  let total = 0;
  for (let i = 0; i < scores.length; i += 1) {
    const share = Math.exp(((scores[i] ?? 0) - highest) * SCORE_SCALE);
    scores[i] = share;
    total += share;
  }
  for (let i = 0; i < scores.length; i += 1) scores[i] = (scores[i] ?? 0) / total;
}
