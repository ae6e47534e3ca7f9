import {
  type BookedOrder,
  isTaken,
  LATEST_PAYOUT_DAYS,
  reconcile,
  reconcileSettlements,
  type Settlement,
  type TakenPayment,
} from '@academy/domain/commerce/payments';
import { accept, addDays, refuse, sastDay, startOfSastDay } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Paystack } from '../../../../gateways/paystack.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { type AskedDays, periodOf } from './period.ts';
import { bookedOrders, ordersNamed, type Period } from './staff-orders.store.ts';

// We settle up to 72 hours after the provider, and never before it.
const MARGIN_DAYS = 4;

const sum = (amounts: readonly { readonly amountInCents: number }[]) =>
  amounts.reduce((total, { amountInCents }) => total + amountInCents, 0);

/** With what has gone back of it since. */
type ReturnableOrder = BookedOrder & { readonly refundedInCents: number };

interface Compared {
  readonly booked: readonly ReturnableOrder[];
  readonly taken: readonly TakenPayment[];
  /** Null: nobody knows what was paid out. */
  readonly settled: ReadonlyMap<string, number> | null;
}

/** Days as payers know them: what was paid on one, and how much of it has been paid out since. */
function daysOf({ booked, taken, settled }: Compared) {
  const ordersOf = Map.groupBy(
    booked.flatMap(({ paidAt, ...order }) => (paidAt === null ? [] : [{ ...order, paidAt }])),
    ({ paidAt }) => sastDay(paidAt),
  );
  const paymentsOf = Map.groupBy(taken, ({ paidAt }) => sastDay(paidAt));
  return [...new Set([...ordersOf.keys(), ...paymentsOf.keys()])].sort().map((day) => {
    const [ours, theirs] = [ordersOf.get(day) ?? [], paymentsOf.get(day) ?? []];
    const paidOut = theirs.map(({ reference }) => ({ amountInCents: settled?.get(reference) ?? 0 }));
    return {
      day,
      orders: ours.length,
      bookedInCents: sum(ours),
      payments: theirs.length,
      providerInCents: sum(theirs),
      refundedInCents: ours.reduce((total, order) => total + order.refundedInCents, 0),
      paidOutInCents: settled === null ? null : sum(paidOut),
    };
  });
}

/** Null where the provider keeps them to itself: then the payments alone are compared. */
async function readSettlements(paystack: Paystack, { from, until }: Period) {
  const last = startOfSastDay(addDays(sastDay(until), LATEST_PAYOUT_DAYS));
  const answer = await paystack.settlements(from, last);
  return answer.kind === 'answered' ? answer.value : null;
}

function settlementAnswer(
  { payments, settledAt, ...settlement }: Settlement,
  orders: readonly BookedOrder[],
) {
  const named = new Set(payments.map(({ reference }) => reference));
  return {
    ...settlement,
    day: sastDay(settledAt),
    payments: payments.length,
    bookedInCents: sum(orders.filter(({ reference, state }) => named.has(reference) && isTaken(state))),
  };
}

/** Payouts beside our books. Of test keys nothing is ever paid out, so there nothing is missing either. */
async function compareSettlements(
  db: Queryable,
  {
    settlements,
    mode,
    paid,
  }: { settlements: readonly Settlement[]; mode: string; paid: readonly BookedOrder[] },
  now: Date,
) {
  const references = settlements.flatMap(({ payments }) => payments.map(({ reference }) => reference));
  const orders = await ordersNamed(db, references);
  const isPayingOut = mode === 'live' || settlements.length > 0;
  return {
    answers: settlements
      .toSorted((one, other) => other.settledAt.getTime() - one.settledAt.getTime())
      .map((settlement) => settlementAnswer(settlement, orders)),
    differences: reconcileSettlements(settlements, { orders, paid: isPayingOut ? paid : [] }, now),
  };
}

/** By reference; null where nobody knows. */
function settledAmounts(settlements: readonly Settlement[] | null): Compared['settled'] {
  if (settlements === null) return null;
  return new Map(
    settlements.flatMap(({ payments }) =>
      payments.map(({ reference, amountInCents }) => [reference, amountInCents] as const),
    ),
  );
}

/** What the provider took, from a little before the period on, beside the orders of the period. */
async function comparePayments(db: Queryable, period: Period, payments: readonly TakenPayment[]) {
  const isWithin = (instant: Date | null) =>
    instant !== null && instant >= period.from && instant < period.until;
  const taken = payments.filter(({ paidAt }) => isWithin(paidAt));
  const orders = await bookedOrders(
    db,
    period,
    taken.map(({ reference }) => reference),
  );
  // What the provider took just before the period may have been booked within it.
  const named = new Set(orders.map(({ reference }) => reference));
  const compared = payments.filter(({ reference, paidAt }) => isWithin(paidAt) || named.has(reference));
  return {
    taken,
    booked: orders.filter(({ state, paidAt }) => isTaken(state) && isWithin(paidAt)),
    differences: reconcile(compared, orders),
  };
}

/** Asks the provider for all that it has taken and paid out, and lays our books beside it. Nothing is changed. */
export async function reconcilePayments(context: PaymentsContext, db: Queryable, asked: AskedDays) {
  const { paystack } = context;
  if (paystack === null) return refuse('payments-not-configured');
  const period = periodOf(asked);
  if (!period) return refuse('bad-period');
  const now = context.clock();
  const [payments, settlements] = await Promise.all([
    paystack.payments(startOfSastDay(addDays(asked.from, -MARGIN_DAYS)), period.until),
    readSettlements(paystack, period),
  ]);
  if (payments.kind !== 'answered') return refuse('provider-away');
  const { taken, booked, differences } = await comparePayments(db, period, payments.value.rows);
  const payouts =
    settlements &&
    (await compareSettlements(db, { settlements: settlements.rows, mode: paystack.mode, paid: booked }, now));
  const known = new Set(differences.map(({ reference }) => reference));
  return accept({
    isCut: payments.value.isCut || settlements?.isCut === true,
    days: daysOf({ booked, taken, settled: settledAmounts(settlements?.rows ?? null) }),
    settlements: payouts?.answers ?? null,
    // What is wrong with a payment is said once, though it was paid out too.
    differences: [
      ...differences,
      ...(payouts?.differences ?? []).filter(({ reference }) => !known.has(reference)),
    ],
  });
}
