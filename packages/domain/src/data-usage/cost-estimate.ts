const RAND_PER_DOLLAR = 18.5; // 1§9
// A gigabyte in a bundle is about R92.50 at this rate.
const DOLLARS_PER_BYTE = 0.000_000_005;

/** What so many bytes cost on a phone, in rand: bytes, times the price of one, times the rate (1§9). */
export function costInRand(bytes: number): number {
  return bytes * DOLLARS_PER_BYTE * RAND_PER_DOLLAR;
}

/** The cost with two decimals: `R0.02`. */
export function formatCost(bytes: number): string {
  return `R${costInRand(bytes).toFixed(2)}`;
}

/** The cost in a sentence, where R0.00 for something that is not free would be untrue. */
export function describeCost(bytes: number): string {
  const cost = formatCost(bytes);
  return cost === 'R0.00' && bytes > 0 ? 'less than R0.01' : cost;
}
