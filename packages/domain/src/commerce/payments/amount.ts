export const CURRENCY = 'ZAR';
export const CENTS_IN_RAND = 100;

/** The amount in the provider's unit, cents: R1170 is 117000 (2§9). */
export function centsOf(amountInRand: number): number {
  return amountInRand * CENTS_IN_RAND;
}

/** `R1170`, or `R1017.39` where there are cents. */
export function formatCents(amountInCents: number): string {
  const sign = amountInCents < 0 ? '-' : '';
  const cents = Math.abs(amountInCents);
  const rest = cents % CENTS_IN_RAND;
  const rand = Math.trunc(cents / CENTS_IN_RAND);
  return rest === 0 ? `${sign}R${rand}` : `${sign}R${rand}.${String(rest).padStart(2, '0')}`;
}

/** The e-mail address for the provider: the account's, or a placeholder if it has none (2§5). */
export function paymentEmail(accountEmail: string | null, placeholder: string): string {
  return accountEmail ?? placeholder;
}
