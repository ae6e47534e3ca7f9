/** Rand are whole numbers, in the format of the specification: `R2500`. */
export function formatRand(amountInRand: number): string {
  return amountInRand < 0 ? `-R${-amountInRand}` : `R${amountInRand}`;
}
