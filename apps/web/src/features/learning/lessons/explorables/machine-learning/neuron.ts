/** Will the clinic queue be long? Three things that are there (1) or not (0). */
export const INPUTS = ['It is Monday', 'It is raining', 'Pay day was yesterday'] as const;

/** The weighted sum: each input counts as much as its weight, the bias counts in any case. */
export function sumOf(inputs: readonly boolean[], weights: readonly number[], start: number): number {
  return inputs.reduce((total, isOn, index) => total + (isOn ? (weights[index] ?? 0) : 0), start);
}

/** Maps any sum to a percentage between 0 and 100. */
export function percentOf(sum: number): number {
  return Math.round(100 / (1 + Math.exp(-sum)));
}
