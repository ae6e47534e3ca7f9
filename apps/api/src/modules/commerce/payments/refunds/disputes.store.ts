import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { paymentDisputes } from '../tables.ts';

export type Dispute = typeof paymentDisputes.$inferSelect;

/**
 * Later news of the same dispute replaces earlier news; a decision stays, because news may arrive in any order. True
 * when the dispute is new. The order is locked.
 */
export async function addDispute(
  tx: Queryable,
  dispute: typeof paymentDisputes.$inferInsert,
): Promise<boolean> {
  const [added] = await tx
    .insert(paymentDisputes)
    .values(dispute)
    .onConflictDoNothing()
    .returning({ id: paymentDisputes.providerDisputeId });
  if (added) return true;
  const { providerDisputeId, openedAt: _, ...change } = dispute;
  await tx
    .update(paymentDisputes)
    .set(change)
    .where(and(eq(paymentDisputes.providerDisputeId, providerDisputeId), isNull(paymentDisputes.resolvedAt)));
  return false;
}

/** Undecided disputes of these orders, by order. */
export async function openDisputes(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, Dispute>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(paymentDisputes)
    .where(and(inArray(paymentDisputes.orderId, [...orderIds]), isNull(paymentDisputes.resolvedAt)));
  return new Map(rows.flatMap((dispute) => (dispute.orderId === null ? [] : [[dispute.orderId, dispute]])));
}

export async function isDisputed(db: Queryable, orderId: string): Promise<boolean> {
  return (await openDisputes(db, [orderId])).size > 0;
}

export async function disputesOf(db: Queryable, orderId: string): Promise<Dispute[]> {
  return db.select().from(paymentDisputes).where(eq(paymentDisputes.orderId, orderId));
}
