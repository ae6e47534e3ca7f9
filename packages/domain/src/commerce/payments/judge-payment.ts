import { CURRENCY } from './amount.ts';
import type { OrderEvent } from './order-state.ts';

export const PAYMENT_MODES = ['test', 'live'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** What was ordered, as frozen in the order. */
export interface OrderedPayment {
  readonly reference: string;
  readonly amountInCents: number;
  readonly mode: PaymentMode;
}

/** What the provider reports for a reference, in its own words. */
export interface ProviderPayment {
  readonly status: string;
  readonly reference: string;
  readonly currency: string;
  readonly amountInCents: number;
  /** The amount that we requested, if the provider reports it apart from what the payer paid with fees. */
  readonly requestedInCents: number | null;
  readonly mode: string;
}

export type Mismatch = 'reference' | 'currency' | 'requested-amount' | 'amount' | 'mode';

/** The mismatches of a payment that the provider reports; the payer's fees may come on top of the amount. */
export function mismatchesOf(ordered: OrderedPayment, payment: ProviderPayment): Mismatch[] {
  const checks: Readonly<Record<Mismatch, boolean>> = {
    reference: payment.reference === ordered.reference,
    currency: payment.currency === CURRENCY,
    'requested-amount': (payment.requestedInCents ?? payment.amountInCents) === ordered.amountInCents,
    amount: payment.amountInCents >= ordered.amountInCents,
    mode: payment.mode === ordered.mode,
  };
  return (Object.keys(checks) as Mismatch[]).filter((name) => !checks[name]);
}

/**
 * What the provider's status means for an order, or null for "not yet". Seven conditions make a payment: the five
 * above, the provider's `success`, and an order of the learner who asks, which the endpoint has checked. `abandoned`
 * only means that nobody has finished the payment so far. A payment is over when all of it has gone back
 * (`returnedInCents`, by the provider's list of refunds): `reversed` alone may mean a part.
 */
export function judgePayment(
  ordered: OrderedPayment,
  payment: ProviderPayment,
  returnedInCents: number,
): OrderEvent | null {
  if (payment.status === 'failed') return 'declined';
  const isReversed = payment.status === 'reversed';
  if (payment.status !== 'success' && !isReversed) return null;
  if (returnedInCents > 0 && returnedInCents >= payment.amountInCents)
    return payment.reference === ordered.reference ? 'reversed' : null;
  // Reversed without a refund: nobody knows where the money is, so this decides nothing.
  if (isReversed && returnedInCents === 0) return null;
  return mismatchesOf(ordered, payment).length === 0 ? 'confirmed' : 'mismatched';
}
