/** Rand are whole numbers and are written as the specification writes them: `R2500`. */
export function formatRand(amountInRand: number): string {
  return amountInRand < 0 ? `-R${-amountInRand}` : `R${amountInRand}`;
}
