import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { deleteRows } from '../../../../database/delete-rows.ts';
import { paymentEvents } from '../tables.ts';

export type StoredEvent = typeof paymentEvents.$inferSelect;

/** Null when the same bytes have arrived before. */
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

export function forgetPaymentEventsBefore(db: Queryable, instant: Date): Promise<number> {
  return deleteRows(db, paymentEvents, lt(paymentEvents.receivedAt, instant));
}
