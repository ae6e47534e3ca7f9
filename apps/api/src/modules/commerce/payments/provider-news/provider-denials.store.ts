import type { Queryable } from '../../../../database/connect.ts';
import { paymentProviderDenials } from '../tables.ts';

/** The first one counts: it says since when. */
export async function recordDenial(db: Queryable, status: number, now: Date): Promise<void> {
  await db.insert(paymentProviderDenials).values({ status, since: now }).onConflictDoNothing();
}

export async function clearDenial(db: Queryable): Promise<void> {
  await db.delete(paymentProviderDenials);
}

/** The provider's refusal of our key; null while the key is accepted. */
export async function readDenial(db: Queryable): Promise<{ status: number; since: Date } | null> {
  const [found] = await db.select().from(paymentProviderDenials);
  return found ? { status: found.status, since: found.since } : null;
}
