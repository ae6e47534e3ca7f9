import { recordsKeptSince } from '@academy/domain/commerce/payments';
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { paymentEvents, paymentOrders, paymentRefunds } from '../tables.ts';

/** Stands where a buyer stood. */
const NOBODY = 'Erased';

/**
 * The books keep what was paid, and on a receipt its buyer (Tax Administration Act). Everything else that names the
 * person goes: the address, what the provider has told us, the words of a refund, and the name where nothing was paid.
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

/** Receipts of accounts that are gone, once the law does not want their names any more. Answers how many. */
export async function forgetOldBuyers(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(paymentOrders)
    .set({ buyerName: NOBODY })
    .where(
      and(
        isNull(paymentOrders.userId),
        ne(paymentOrders.buyerName, NOBODY),
        or(lt(paymentOrders.paidAt, recordsKeptSince(now)), sql`${paymentOrders.paidAt} is null`),
      ),
    );
  return rowCount ?? 0;
}
