/** Rounds parts to whole numbers that add up to the rounded sum: the largest remainders are rounded up. */
export function wholeParts(parts: readonly number[]): number[] {
  const whole = parts.map(Math.floor);
  const sum = Math.round(parts.reduce((total, part) => total + part, 0));
  const missing = sum - whole.reduce((total, part) => total + part, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((one, other) => other.remainder - one.remainder);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return whole.map((part, index) => (raised.has(index) ? part + 1 : part));
}
