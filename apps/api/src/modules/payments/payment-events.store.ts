import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { paymentDisputes, paymentEvents } from '../../database/tables/payments.ts';

export type StoredEvent = typeof paymentEvents.$inferSelect;

/** Null when the same bytes have come before. */
export async function addEvent(
  tx: Queryable,
  event: typeof paymentEvents.$inferInsert,
): Promise<string | null> {
  const [added] = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return added?.id ?? null;
}

export async function findEvent(db: Queryable, id: string): Promise<StoredEvent | null> {
  const [found] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return found ?? null;
}

export async function markEventProcessed(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(paymentEvents).set({ processedAt: now }).where(eq(paymentEvents.id, id));
}

export async function forgetPaymentEventsBefore(db: Queryable, instant: Date): Promise<number> {
  const { rowCount } = await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, instant));
  return rowCount ?? 0;
}

type Dispute = typeof paymentDisputes.$inferInsert;

/** What is told later about the same dispute takes the place of what was told before. True when it is a new one. */
export async function keepDispute(tx: Queryable, dispute: Dispute): Promise<boolean> {
  const [known] = await tx
    .select({ id: paymentDisputes.providerDisputeId })
    .from(paymentDisputes)
    .where(eq(paymentDisputes.providerDisputeId, dispute.providerDisputeId));
  const { providerDisputeId, openedAt, ...change } = dispute;
  await tx
    .insert(paymentDisputes)
    .values({ providerDisputeId, openedAt, ...change })
    .onConflictDoUpdate({ target: paymentDisputes.providerDisputeId, set: change });
  return known === undefined;
}

/** Which of these orders have a dispute that is not resolved. */
export async function disputedOrders(db: Queryable, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({ orderId: paymentDisputes.orderId })
    .from(paymentDisputes)
    .where(and(inArray(paymentDisputes.orderId, [...orderIds]), isNull(paymentDisputes.resolvedAt)));
  return new Set(rows.flatMap(({ orderId }) => orderId ?? []));
}
