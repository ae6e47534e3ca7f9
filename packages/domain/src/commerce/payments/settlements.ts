import { addDays, sastDay } from '../../kernel/index.ts';
import type { OrderState } from './order-state.ts';
import { type BookedOrder, type Difference, isTaken } from './reconcile.ts';

/** A payment within a payout of the provider to our bank. */
export interface SettledPayment {
  readonly reference: string;
  readonly amountInCents: number;
}

/** A payout of the provider: what it took, less its fees and its refunds. */
export interface Settlement {
  readonly id: string;
  readonly status: string;
  readonly settledAt: Date;
  /** What payers paid. */
  readonly processedInCents: number;
  readonly feesInCents: number;
  /** What reached our bank. */
  readonly paidOutInCents: number;
  readonly payments: readonly SettledPayment[];
}

/** The provider pays out on the second working day; with a long weekend in between it takes a week at most. */
export const LATEST_PAYOUT_DAYS = 7;

/** Money still to come: a payment that is being refunded is no longer paid out to us. */
const AWAITS_PAYOUT: OrderState = 'paid';

const sum = (payments: readonly SettledPayment[]) =>
  payments.reduce((total, { amountInCents }) => total + amountInCents, 0);

function differenceOf(payment: SettledPayment, order: BookedOrder | undefined): Difference | null {
  const { reference, amountInCents } = payment;
  const found = { reference, providerInCents: amountInCents, bookedInCents: order?.amountInCents ?? null };
  if (!order) return { kind: 'payout-without-order', ...found };
  if (!isTaken(order.state)) return { kind: 'payout-not-booked', ...found };
  return amountInCents < order.amountInCents ? { kind: 'payout-differs', ...found } : null;
}

/** A payout whose stated sum differs from the sum of its payments. */
function wrongSum({ id, processedInCents, payments }: Settlement): Difference[] {
  const added = sum(payments);
  return added === processedInCents
    ? []
    : [
        {
          kind: 'payout-sum-differs',
          reference: id,
          providerInCents: processedInCents,
          bookedInCents: added,
        },
      ];
}

/** Paid so long ago that it should have reached our bank, but in no payout. */
function notPaidOut(orders: readonly BookedOrder[], settled: ReadonlySet<string>, now: Date): Difference[] {
  const latest = addDays(sastDay(now), -LATEST_PAYOUT_DAYS);
  return orders
    .filter(
      ({ state, paidAt, reference }) =>
        state === AWAITS_PAYOUT && paidAt !== null && sastDay(paidAt) < latest && !settled.has(reference),
    )
    .map(({ reference, amountInCents }) => ({
      kind: 'not-paid-out',
      reference,
      providerInCents: null,
      bookedInCents: amountInCents,
    }));
}

/**
 * Compares payouts with our books. `orders` are those that the payouts name, `paid` those that were paid in the period.
 * A failed payout has brought nothing.
 */
export function reconcileSettlements(
  settlements: readonly Settlement[],
  books: { readonly orders: readonly BookedOrder[]; readonly paid: readonly BookedOrder[] },
  now: Date,
): Difference[] {
  const byReference = new Map(books.orders.map((order) => [order.reference, order]));
  const payments = settlements
    .filter(({ status }) => status !== 'failed')
    .flatMap((settlement) => settlement.payments);
  const settled = new Set(payments.map(({ reference }) => reference));
  return [
    ...settlements.flatMap(wrongSum),
    ...payments.flatMap((payment) => differenceOf(payment, byReference.get(payment.reference)) ?? []),
    ...notPaidOut(books.paid, settled, now),
  ];
}
