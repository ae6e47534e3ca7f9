import type { OrderState } from '@academy/domain/commerce/payments';
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { paymentOrders, paymentRefunds } from '../tables.ts';

export interface Period {
  readonly from: Date;
  /** No longer part of it. */
  readonly until: Date;
}

const paidIn = ({ from, until }: Period) =>
  and(gte(paymentOrders.paidAt, from), lt(paymentOrders.paidAt, until));

/** Made or paid in the period. */
export function ordersIn(db: Queryable, period: Period, state: OrderState | undefined, most: number) {
  const madeIn = and(gte(paymentOrders.createdAt, period.from), lt(paymentOrders.createdAt, period.until));
  return db
    .select()
    .from(paymentOrders)
    .where(and(or(madeIn, paidIn(period)), state && eq(paymentOrders.state, state)))
    .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.reference))
    .limit(most);
}

const booked = {
  reference: paymentOrders.reference,
  state: paymentOrders.state,
  amountInCents: paymentOrders.amountInCents,
  paidAt: paymentOrders.paidAt,
  refundedInCents: sql<number>`(select coalesce(sum(${paymentRefunds.amountInCents}), 0)::int
    from ${paymentRefunds}
    where ${paymentRefunds.orderId} = ${paymentOrders.id} and ${paymentRefunds.state} = 'processed')`,
};

const named = (references: readonly string[]) => inArray(paymentOrders.reference, [...references]);

/** Paid in the period, or named by the provider. */
export function bookedOrders(db: Queryable, period: Period, references: readonly string[]) {
  return db
    .select(booked)
    .from(paymentOrders)
    .where(references.length === 0 ? paidIn(period) : or(paidIn(period), named(references)));
}

export async function ordersNamed(db: Queryable, references: readonly string[]) {
  return references.length === 0 ? [] : db.select(booked).from(paymentOrders).where(named(references));
}
