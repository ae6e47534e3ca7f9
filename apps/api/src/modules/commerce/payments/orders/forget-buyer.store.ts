import { recordsRetainedSince } from '@academy/domain/commerce/payments';
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { paymentEvents, paymentOrders, paymentRefunds } from '../tables.ts';

/** Replaces the buyer's name. */
const NOBODY = 'Erased';

/**
 * The books keep what was paid, and on a receipt its buyer (Tax Administration Act). Everything else that names the
 * person goes: the address, what the provider has sent us, the reason of a refund, and the name where nothing was paid.
 */
export async function forgetBuyer(tx: Queryable, userId: string): Promise<void> {
  const own = () => eq(paymentOrders.userId, userId);
  const references = tx.select({ reference: paymentOrders.reference }).from(paymentOrders).where(own());
  await tx.delete(paymentEvents).where(inArray(paymentEvents.reference, references));
  const ids = tx.select({ id: paymentOrders.id }).from(paymentOrders).where(own());
  await tx
    .update(paymentRefunds)
    .set({ reason: null })
    .where(and(inArray(paymentRefunds.orderId, ids), isNotNull(paymentRefunds.reason)));
  await tx
    .update(paymentOrders)
    .set({ buyerName: NOBODY })
    .where(and(own(), isNull(paymentOrders.paidAt)));
  await tx.update(paymentOrders).set({ email: NOBODY }).where(own());
}

/** Removes the names from receipts of erased accounts once the law no longer requires them. Returns how many. */
export async function forgetOldBuyers(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(paymentOrders)
    .set({ buyerName: NOBODY })
    .where(
      and(
        isNull(paymentOrders.userId),
        ne(paymentOrders.buyerName, NOBODY),
        or(lt(paymentOrders.paidAt, recordsRetainedSince(now)), sql`${paymentOrders.paidAt} is null`),
      ),
    );
  return rowCount ?? 0;
}
