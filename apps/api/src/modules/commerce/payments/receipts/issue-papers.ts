import { creditedVat, vatOf } from '@academy/domain/commerce/payments';
import type { Queryable } from '../../../../database/connect.ts';
import type { Services } from '../../../../services.ts';
import {
  addPaper,
  nextCreditNoteNumber,
  ordersWithoutPaper,
  papersOf,
  refundsWithoutPaper,
} from './papers.store.ts';

type SellerSettings = Pick<
  Services['config'],
  'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_REGISTRATION' | 'VAT_NUMBER' | 'VAT_PERCENT'
>;

interface NumberedOrder {
  readonly id: string;
  readonly receiptNumber: number;
  readonly paidAt: Date;
  readonly amountInCents: number;
}

/** With the receipt's number: seller, VAT and amounts as they are now. */
export async function issueReceipt(
  config: SellerSettings,
  tx: Queryable,
  { id, receiptNumber, paidAt, amountInCents }: NumberedOrder,
): Promise<void> {
  const vat = { vatNumber: config.VAT_NUMBER, vatPercent: config.VAT_PERCENT };
  await addPaper(tx, {
    orderId: id,
    kind: 'receipt',
    number: receiptNumber,
    issuedAt: paidAt,
    sellerName: config.SELLER_NAME,
    sellerAddress: config.SELLER_ADDRESS,
    sellerRegistration: config.SELLER_REGISTRATION,
    ...vat,
    amountInCents,
    vatInCents: vatOf(amountInCents, vat),
  });
}

/**
 * A credit note for each completed refund of a locked order. It corrects the receipt, so seller, VAT number and rate are the
 * receipt's; without a receipt there is nothing to correct. The payer's fees, which may be returned too, were never on it.
 */
export async function issueCreditNotes(tx: Queryable, orderId: string, now: Date): Promise<void> {
  for (const refund of await refundsWithoutPaper(tx, orderId)) {
    const papers = await papersOf(tx, [orderId]);
    const receipt = papers.find(({ kind }) => kind === 'receipt');
    if (!receipt) return;
    const credited = papers
      .filter(({ kind }) => kind === 'credit-note')
      .reduce((sum, { amountInCents }) => sum + amountInCents, 0);
    const amountInCents = Math.min(refund.amountInCents, receipt.amountInCents - credited);
    if (amountInCents <= 0) return;
    const { id: _, kind: _kind, refundId: _refund, ...seller } = receipt;
    await addPaper(tx, {
      ...seller,
      kind: 'credit-note',
      number: await nextCreditNoteNumber(tx),
      refundId: refund.id,
      issuedAt: refund.settledAt ?? now,
      amountInCents,
      vatInCents: creditedVat(credited, amountInCents, receipt),
    });
  }
}

/**
 * At server start: papers of payments from before they were stored, from this server's configuration. Two servers that
 * start at once store each of them once.
 */
export async function storeMissingPapers({
  db,
  config,
  clock,
}: Pick<Services, 'db' | 'config' | 'clock'>): Promise<void> {
  for (const { id, receiptNumber, paidAt, amountInCents } of await ordersWithoutPaper(db)) {
    if (receiptNumber === null || paidAt === null) continue;
    await db.transaction(async (tx) => {
      await issueReceipt(config, tx, { id, receiptNumber, paidAt, amountInCents });
      await issueCreditNotes(tx, id, clock());
    });
  }
}
