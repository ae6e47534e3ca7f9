import type { Seller } from '@academy/domain/commerce/payments';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { paymentOrders, paymentPapers, paymentRefunds } from '../tables.ts';

export type Paper = typeof paymentPapers.$inferSelect;
type NewPaper = typeof paymentPapers.$inferInsert;

/** Does nothing when the order or the refund already has its paper. */
export async function addPaper(tx: Queryable, paper: NewPaper): Promise<void> {
  await tx.insert(paymentPapers).values(paper).onConflictDoNothing();
}

/** The receipt of each order, and its credit notes in the order of their numbers. */
export async function papersOf(db: Queryable, orderIds: readonly string[]): Promise<Paper[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(paymentPapers)
    .where(inArray(paymentPapers.orderId, [...orderIds]))
    .orderBy(asc(paymentPapers.number));
}

/** Gapless: until the transaction ends nobody else takes a number, and a rolled-back one is taken again. */
export async function nextCreditNoteNumber(tx: Queryable): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payment_papers credit-note'))`);
  const [last] = await tx
    .select({ number: sql<string>`coalesce(max(${paymentPapers.number}), 0)` })
    .from(paymentPapers)
    .where(eq(paymentPapers.kind, 'credit-note'));
  return Number(last?.number ?? 0) + 1;
}

/** Orders with a receipt number from before papers were stored. */
export async function ordersWithoutPaper(db: Queryable) {
  return db
    .select({
      id: paymentOrders.id,
      receiptNumber: paymentOrders.receiptNumber,
      paidAt: paymentOrders.paidAt,
      amountInCents: paymentOrders.amountInCents,
    })
    .from(paymentOrders)
    .leftJoin(
      paymentPapers,
      and(eq(paymentPapers.orderId, paymentOrders.id), eq(paymentPapers.kind, 'receipt')),
    )
    .where(
      and(isNotNull(paymentOrders.receiptNumber), isNotNull(paymentOrders.paidAt), isNull(paymentPapers.id)),
    )
    .orderBy(asc(paymentOrders.receiptNumber));
}

/** Refunds that have completed and have no credit note yet, the oldest first. */
export async function refundsWithoutPaper(db: Queryable, orderId: string) {
  return db
    .select({
      id: paymentRefunds.id,
      amountInCents: paymentRefunds.amountInCents,
      settledAt: paymentRefunds.settledAt,
    })
    .from(paymentRefunds)
    .leftJoin(paymentPapers, eq(paymentPapers.refundId, paymentRefunds.id))
    .where(
      and(
        eq(paymentRefunds.orderId, orderId),
        eq(paymentRefunds.state, 'processed'),
        isNull(paymentPapers.id),
      ),
    )
    .orderBy(asc(paymentRefunds.settledAt), asc(paymentRefunds.id));
}

export const sellerOn = (paper: Paper): Seller => ({
  name: paper.sellerName,
  address: paper.sellerAddress,
  registrationNumber: paper.sellerRegistration,
  vatNumber: paper.vatNumber,
  vatPercent: paper.vatPercent,
});
