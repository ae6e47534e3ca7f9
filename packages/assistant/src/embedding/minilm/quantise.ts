// Quantises floats to 16-bit integers: each row has a scale, by which the integer is multiplied to get the float.

const LARGEST_INT16 = 32_767;
/** The largest 32-bit sum, less a margin for rounding. */
const LARGEST_SUM = 0.98 * 2 ** 31;

/** The Euclidean length of values[from] to values[to - 1]. */
export function lengthOf(values: Float32Array, from: number, to: number): number {
  let squares = 0;
  for (let i = from; i < to; i += 1) {
    const value = values[i] ?? 0;
    squares += value * value;
  }
  return Math.sqrt(squares);
}

/**
 * The finest scale for a row of this length with which no value leaves 16 bits, and no product with a row of integers of
 * the longest length leaves 32 bits. A value is at most the length of its row, and a product at most both lengths
 * multiplied.
 */
export const scaleOf = (length: number, longest: number): number =>
  length * Math.max(1 / LARGEST_INT16, longest / LARGEST_SUM) || 1;
