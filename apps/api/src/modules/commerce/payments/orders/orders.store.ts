import { LIVE_STATES, type OrderEvent, type OrderState } from '@academy/domain/commerce/payments';
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { paymentOrderSteps, paymentOrders, type StepSource } from '../tables.ts';

export type Order = typeof paymentOrders.$inferSelect;
export type NewOrder = typeof paymentOrders.$inferInsert;

const MOST_LISTED = 200;

/** Null when the learner has an order for this course that can still be paid. */
export async function addOrder(db: Queryable, order: NewOrder): Promise<Order | null> {
  const [added] = await db.insert(paymentOrders).values(order).onConflictDoNothing().returning();
  return added ?? null;
}

export async function findOrder(db: Queryable, reference: string): Promise<Order | null> {
  const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.reference, reference));
  return order ?? null;
}

export async function findOrderById(db: Queryable, id: string): Promise<Order | null> {
  const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, id));
  return order ?? null;
}

export async function findOwnOrder(db: Queryable, userId: string, reference: string): Promise<Order | null> {
  const order = await findOrder(db, reference);
  return order?.userId === userId ? order : null;
}

/** Locks the order until the transaction ends. */
export async function lockOrder(tx: Queryable, reference: string): Promise<Order | null> {
  const [order] = await tx
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.reference, reference))
    .for('update');
  return order ?? null;
}

export async function lockOrderById(tx: Queryable, id: string): Promise<Order | null> {
  const [order] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, id)).for('update');
  return order ?? null;
}

export async function ordersOf(db: Queryable, userId: string): Promise<Order[]> {
  return db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.userId, userId))
    .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.reference))
    .limit(MOST_LISTED);
}

export async function liveOrder(db: Queryable, userId: string, courseId: string): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.userId, userId),
        eq(paymentOrders.courseId, courseId),
        inArray(paymentOrders.state, [...LIVE_STATES]),
      ),
    );
  return order ?? null;
}

/** The payment in progress that uses a code. */
export async function orderHolding(db: Queryable, voucherCode: string): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.voucherCode, voucherCode), inArray(paymentOrders.state, [...LIVE_STATES])));
  return order ?? null;
}

/** How many wait for staff: amounts that do not match, and failed refunds. */
export async function countOdd(db: Queryable): Promise<number> {
  const [counted] = await db
    .select({ odd: count() })
    .from(paymentOrders)
    .where(inArray(paymentOrders.state, ['mismatched', 'refund-failed']));
  return counted?.odd ?? 0;
}

/**
 * Claims an order that no process is registering with the provider; false when another process is, or the order has moved on.
 */
export async function claimStart(db: Queryable, id: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await db
    .update(paymentOrders)
    .set({ startingUntil: until })
    .where(
      and(
        eq(paymentOrders.id, id),
        eq(paymentOrders.state, 'created'),
        or(isNull(paymentOrders.startingUntil), lt(paymentOrders.startingUntil, now)),
      ),
    )
    .returning({ id: paymentOrders.id });
  return claimed.length > 0;
}

export async function changeOrder(tx: Queryable, id: string, change: Partial<NewOrder>): Promise<Order> {
  const [changed] = await tx.update(paymentOrders).set(change).where(eq(paymentOrders.id, id)).returning();
  if (!changed) throw new Error('The order is gone.');
  return changed;
}

interface Step {
  readonly event: OrderEvent;
  readonly state: OrderState;
  readonly source: StepSource;
  readonly now: Date;
}

/** Moves a locked order and records the cause. */
export async function moveOrder(
  tx: Queryable,
  id: string,
  { event, state, source, now }: Step,
  change: Partial<NewOrder> = {},
): Promise<Order> {
  await tx.insert(paymentOrderSteps).values({ orderId: id, event, state, source, happenedAt: now });
  return changeOrder(tx, id, { ...change, state });
}

export async function nextReceiptNumber(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ number: string }>(
    sql`select nextval('payment_receipt_number') as number`,
  );
  return Number(rows[0]?.number);
}

/** References that are due for a check with the provider. */
export async function dueOrders(db: Queryable, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ reference: paymentOrders.reference })
    .from(paymentOrders)
    .where(lte(paymentOrders.nextCheckAt, now))
    .orderBy(asc(paymentOrders.nextCheckAt))
    .limit(most);
  return rows.map(({ reference }) => reference);
}
