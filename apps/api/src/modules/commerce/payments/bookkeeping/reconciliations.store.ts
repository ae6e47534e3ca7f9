import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { paymentReconciliations } from '../tables.ts';

export type StoredReconciliation = typeof paymentReconciliations.$inferSelect;

/** Null while another one is running. */
export async function addReconciliation(
  tx: Queryable,
  request: Pick<StoredReconciliation, 'fromDay' | 'toDay' | 'askedAt'>,
): Promise<StoredReconciliation | null> {
  const [added] = await tx
    .insert(paymentReconciliations)
    .values({ ...request, state: 'running' })
    .onConflictDoNothing()
    .returning();
  return added ?? null;
}

export async function findReconciliation(db: Queryable, id: string): Promise<StoredReconciliation | null> {
  const [found] = await db.select().from(paymentReconciliations).where(eq(paymentReconciliations.id, id));
  return found ?? null;
}

export async function latestReconciliation(db: Queryable): Promise<StoredReconciliation | null> {
  const [found] = await db
    .select()
    .from(paymentReconciliations)
    .orderBy(desc(paymentReconciliations.askedAt))
    .limit(1);
  return found ?? null;
}

export async function endReconciliation(
  tx: Queryable,
  id: string,
  end: Pick<StoredReconciliation, 'state' | 'endedAt' | 'result'>,
): Promise<void> {
  await tx
    .update(paymentReconciliations)
    .set(end)
    .where(and(eq(paymentReconciliations.id, id), eq(paymentReconciliations.state, 'running')));
}

/** An abandoned job would otherwise block all later ones. */
export async function failStaleReconciliations(tx: Queryable, askedBefore: Date, now: Date): Promise<void> {
  await tx
    .update(paymentReconciliations)
    .set({ state: 'failed', endedAt: now })
    .where(and(eq(paymentReconciliations.state, 'running'), lt(paymentReconciliations.askedAt, askedBefore)));
}

/** Only the last one is kept. */
export async function forgetOtherReconciliations(tx: Queryable, id: string): Promise<void> {
  await tx.delete(paymentReconciliations).where(ne(paymentReconciliations.id, id));
}
