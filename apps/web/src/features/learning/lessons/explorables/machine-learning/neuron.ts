/** Will the clinic queue be long? Three things that are there (1) or not (0). */
export const INPUTS = ['It is Monday', 'It is raining', 'Pay day was yesterday'] as const;

/** What the inputs bring together: each counts as much as its weight, the start is there in any case. */
export function sumOf(inputs: readonly boolean[], weights: readonly number[], start: number): number {
  return inputs.reduce((total, isOn, index) => total + (isOn ? (weights[index] ?? 0) : 0), start);
}

/** Any sum becomes a share between 0 and 100. */
export function percentOf(sum: number): number {
  return Math.round(100 / (1 + Math.exp(-sum)));
}
