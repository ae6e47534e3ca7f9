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
import { periodOf, type RequestedDays } from './period.ts';
import { bookedOrders, ordersNamed, type Period } from './staff-orders.store.ts';

// The academy settles up to 72 hours after the provider, and never before it.
const MARGIN_DAYS = 4;

const sum = (amounts: readonly { readonly amountInCents: number }[]) =>
  amounts.reduce((total, { amountInCents }) => total + amountInCents, 0);

/** Including what has been returned of it since. */
type ReturnableOrder = BookedOrder & { readonly refundedInCents: number };

interface Compared {
  readonly booked: readonly ReturnableOrder[];
  readonly taken: readonly TakenPayment[];
  /** Null: the amount paid out is unknown. */
  readonly settled: ReadonlyMap<string, number> | null;
}

/** Days as payers see them: what was paid on a day, and how much of it has been paid out since. */
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

/** Null when the provider does not list payouts: then only the payments are compared. */
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

/** Compares payouts with our books. The provider never pays out with test keys, so nothing is missing there. */
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

/** By reference; null when unknown. */
function settledAmounts(settlements: readonly Settlement[] | null): Compared['settled'] {
  if (settlements === null) return null;
  return new Map(
    settlements.flatMap(({ payments }) =>
      payments.map(({ reference, amountInCents }) => [reference, amountInCents] as const),
    ),
  );
}

/** The provider's payments from shortly before the period on, compared with the orders of the period. */
async function comparePayments(db: Queryable, period: Period, payments: readonly TakenPayment[]) {
  const isWithin = (instant: Date | null) =>
    instant !== null && instant >= period.from && instant < period.until;
  const taken = payments.filter(({ paidAt }) => isWithin(paidAt));
  const orders = await bookedOrders(
    db,
    period,
    taken.map(({ reference }) => reference),
  );
  // A payment that the provider took just before the period may have been booked within it.
  const named = new Set(orders.map(({ reference }) => reference));
  const compared = payments.filter(({ reference, paidAt }) => isWithin(paidAt) || named.has(reference));
  return {
    taken,
    booked: orders.filter(({ state, paidAt }) => isTaken(state) && isWithin(paidAt)),
    differences: reconcile(compared, orders),
  };
}

/** Reads all payments and payouts from the provider and compares them with our books. Changes nothing. */
export async function reconcilePayments(context: PaymentsContext, db: Queryable, range: RequestedDays) {
  const { paystack } = context;
  if (paystack === null) return refuse('payments-not-configured');
  const period = periodOf(range);
  if (!period) return refuse('bad-period');
  const now = context.clock();
  const [payments, settlements] = await Promise.all([
    paystack.payments(startOfSastDay(addDays(range.from, -MARGIN_DAYS)), period.until),
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
    // A faulty payment is reported once, even if it was also paid out.
    differences: [
      ...differences,
      ...(payouts?.differences ?? []).filter(({ reference }) => !known.has(reference)),
    ],
  });
}
