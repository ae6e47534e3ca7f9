// How finely floats are rounded to 16-bit whole numbers, each row with a scale of its own.

const LARGEST_SHORT = 32_767;
/** What a sum of 32 bits holds, with room for what rounding adds. */
const LARGEST_SUM = 0.98 * 2 ** 31;

export function lengthOf(values: Float32Array, from: number, to: number): number {
  let squares = 0;
  for (let i = from; i < to; i += 1) {
    const value = values[i] ?? 0;
    squares += value * value;
  }
  return Math.sqrt(squares);
}

/**
 * The finest scale of a row with which neither a value leaves 16 bits, nor its product with a row of the longest length 32
 * bits: a value is never more than the length of its row, and a product never more than both lengths multiplied.
 */
export const scaleOf = (length: number, longest: number): number =>
  length * Math.max(1 / LARGEST_SHORT, longest / LARGEST_SUM) || 1;
