import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { paymentRefunds } from '../../database/tables/payments.ts';

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

/** The refund of an order that is on its way. */
export async function refundUnderWay(db: Queryable, orderId: string): Promise<StoredRefund | null> {
  const [found] = await db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.orderId, orderId), inArray(paymentRefunds.state, ['asked', 'pending'])));
  return found ?? null;
}

export async function dueRefunds(db: Queryable, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(lte(paymentRefunds.nextCheckAt, now))
    .orderBy(asc(paymentRefunds.nextCheckAt))
    .limit(most);
  return rows.map(({ id }) => id);
}
