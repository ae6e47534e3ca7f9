import type { OrderState } from './order-state.ts';

/** Money that the provider reports as taken. */
export interface TakenPayment {
  readonly reference: string;
  readonly amountInCents: number;
  readonly paidAt: Date;
}

/** An order in our books. */
export interface BookedOrder {
  readonly reference: string;
  readonly state: OrderState;
  readonly amountInCents: number;
  readonly paidAt: Date | null;
}

export const DIFFERENCE_KINDS = [
  'payment-without-order',
  'payment-not-settled',
  'amount-differs',
  'order-without-payment',
  'payout-without-order',
  'payout-not-booked',
  'payout-differs',
  'payout-sum-differs',
  'not-paid-out',
] as const;

export interface Difference {
  readonly kind: (typeof DIFFERENCE_KINDS)[number];
  readonly reference: string;
  readonly providerInCents: number | null;
  readonly bookedInCents: number | null;
}

/** In these states the money has been taken, whatever happened to it later. */
const TAKEN_STATES: readonly OrderState[] = ['paid', 'refunding', 'refund-failed', 'refunded'];

export function isTaken(state: OrderState): boolean {
  return TAKEN_STATES.includes(state);
}

function differenceOf(payment: TakenPayment, order: BookedOrder | undefined): Difference['kind'] | null {
  if (!order) return 'payment-without-order';
  if (!isTaken(order.state)) return 'payment-not-settled';
  // The payer's fees may come on top.
  return payment.amountInCents < order.amountInCents ? 'amount-differs' : null;
}

/** What the provider has and our books lack, and the other way round. References are the provider's own. */
export function reconcile(payments: readonly TakenPayment[], orders: readonly BookedOrder[]): Difference[] {
  const byReference = new Map(orders.map((order) => [order.reference, order]));
  const known = new Set(payments.map(({ reference }) => reference));
  const ofPayments = payments.flatMap((payment): Difference[] => {
    const order = byReference.get(payment.reference);
    const kind = differenceOf(payment, order);
    if (kind === null) return [];
    const { reference, amountInCents } = payment;
    return [{ kind, reference, providerInCents: amountInCents, bookedInCents: order?.amountInCents ?? null }];
  });
  const ofOrders = orders
    .filter(({ reference, state }) => isTaken(state) && !known.has(reference))
    .map(
      ({ reference, amountInCents }): Difference => ({
        kind: 'order-without-payment',
        reference,
        providerInCents: null,
        bookedInCents: amountInCents,
      }),
    );
  return [...ofPayments, ...ofOrders];
}
