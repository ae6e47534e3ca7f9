/** A pass is more than so much: 16 of 20 is not one. */
export const PASS_ABOVE_PERCENT = 80;

export function isPass(right: number, total: number): boolean {
  // Multiplied, not divided: 16 of 20 is exactly 80 %.
  return right * 100 > PASS_ABOVE_PERCENT * total;
}
