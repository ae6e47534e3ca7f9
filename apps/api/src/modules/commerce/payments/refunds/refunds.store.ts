import { and, asc, desc, eq, inArray, lte, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { paymentOrders, paymentRefunds } from '../tables.ts';

export type StoredRefund = typeof paymentRefunds.$inferSelect;

export async function addRefund(
  tx: Queryable,
  refund: typeof paymentRefunds.$inferInsert,
): Promise<StoredRefund> {
  const [added] = await tx.insert(paymentRefunds).values(refund).returning();
  if (!added) throw new Error('The refund was not stored.');
  return added;
}

export async function findStoredRefund(db: Queryable, id: string): Promise<StoredRefund | null> {
  const [found] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id));
  return found ?? null;
}

export async function changeRefund(
  tx: Queryable,
  id: string,
  change: Partial<StoredRefund>,
): Promise<StoredRefund> {
  const [changed] = await tx.update(paymentRefunds).set(change).where(eq(paymentRefunds.id, id)).returning();
  if (!changed) throw new Error('The refund is gone.');
  return changed;
}

/** The newest first. */
export async function refundsOfOrders(db: Queryable, orderIds: readonly string[]): Promise<StoredRefund[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.orderId, [...orderIds]))
    .orderBy(desc(paymentRefunds.requestedAt), desc(paymentRefunds.id));
}

/** The refund of ours that is still open. */
export async function refundUnderWay(db: Queryable, orderId: string): Promise<StoredRefund | null> {
  const [found] = await db
    .select()
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.orderId, orderId),
        inArray(paymentRefunds.state, ['waiting', 'asked', 'pending']),
        notInArray(paymentRefunds.cause, ['provider', 'dispute']),
      ),
    );
  return found ?? null;
}

/** Refunds that are due for a check with the provider, with the references of their orders. */
export async function dueRefunds(db: Queryable, now: Date, most: number) {
  return db
    .select({ id: paymentRefunds.id, cause: paymentRefunds.cause, reference: paymentOrders.reference })
    .from(paymentRefunds)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentRefunds.orderId))
    .where(lte(paymentRefunds.nextCheckAt, now))
    .orderBy(asc(paymentRefunds.nextCheckAt))
    .limit(most);
}
