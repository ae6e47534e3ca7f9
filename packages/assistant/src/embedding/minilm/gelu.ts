/** The error function, to seven digits (Abramowitz and Stegun, 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}

/** From here on GELU is x itself, and 0 for -x. */
const LIMIT = 8;
const STEPS_PER_UNIT = 512;
/** A question needs 150,000 values, and computing an exponential for each costs as much as a layer: interpolate in a table. */
const TABLE = Float32Array.from({ length: 2 * LIMIT * STEPS_PER_UNIT + 2 }, (_, index) => {
  const x = index / STEPS_PER_UNIT - LIMIT;
  return 0.5 * x * (1 + erf(x * Math.SQRT1_2));
});

/** The activation function of the feed-forward layer, in place and to six digits. */
export function gelu(values: Float32Array): void {
  for (let i = 0; i < values.length; i += 1) {
    const x = values[i] ?? 0;
    if (x >= LIMIT) continue;
    if (x <= -LIMIT) {
      values[i] = 0;
      continue;
    }
    const position = (x + LIMIT) * STEPS_PER_UNIT;
    // Truncates; the position is never negative.
    const index = position | 0;
    const lower = TABLE[index] ?? 0;
    values[i] = lower + ((TABLE[index + 1] ?? 0) - lower) * (position - index);
  }
}
