export const REFUND_STATES = ['waiting', 'asked', 'pending', 'failed', 'processed', 'dropped'] as const;
/**
 * The state of a refund. `waiting`: the payer's bank has asked for the same money, and has not decided. `asked`: about
 * to be sent. `pending`: the provider has it. `dropped`: the money went back another way before it was sent.
 */
export type RefundState = (typeof REFUND_STATES)[number];

export const REFUND_CAUSES = ['learner', 'academy', 'double', 'voucher', 'provider', 'dispute'] as const;
/**
 * Why money goes back. `learner`: within the seven days. `academy`: staff. `double`: there was a place already.
 * `voucher`: the code was used up. `provider`: started at the provider. `dispute`: through the payer's bank.
 */
export type RefundCause = (typeof REFUND_CAUSES)[number];

interface RefundPart {
  readonly state: RefundState;
  readonly amountInCents: number;
}

/** How much of a payment has gone back, in all its refunds. */
export function returnedInCents(refunds: readonly RefundPart[]): number {
  return refunds
    .filter(({ state }) => state === 'processed')
    .reduce((sum, { amountInCents }) => sum + amountInCents, 0);
}

interface PaidOrder {
  readonly amountInCents: number;
  /** What the payer paid; null as long as no payment is known. */
  readonly paidInCents: number | null;
}

/** How much of a payment can still be refunded. */
export function refundableInCents(order: PaidOrder, refunds: readonly RefundPart[]): number {
  return Math.max(0, (order.paidInCents ?? order.amountInCents) - returnedInCents(refunds));
}
