import {
  formatCents,
  nextRefundCheckAt,
  refundableInCents,
  returnedInCents,
} from '@academy/domain/commerce/payments';
import type { Queryable } from '../../../../database/connect.ts';
import type { ProviderRefund } from '../../../../gateways/paystack-answers.ts';
import { findOrderById, type Order } from '../orders/orders.store.ts';
import { partReturnedLetter } from '../payment-letters.ts';
import { notifyLearner, notifyStaff } from '../payment-notices.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { issueCreditNotes } from '../receipts/issue-papers.ts';
import { addRefund, refundsOfOrders, type StoredRefund } from './refunds.store.ts';
import { applyRefund } from './settle-refund.ts';

/** Ours by its number or our note; a dispute's refund may already be here from the news of the dispute. */
function knownAs(refund: ProviderRefund, rows: readonly StoredRefund[]): StoredRefund | undefined {
  return (
    rows.find(({ id, providerRefundId }) => providerRefundId === refund.id || id === refund.merchantNote) ??
    rows.find((row) => refund.isOfDispute && row.cause === 'dispute' && row.providerRefundId === null)
  );
}

const CAME_TO_NOTHING = ['failed', 'needs-attention'];

/** A refund made on the provider's dashboard or caused by a dispute. */
async function addFound(
  { log }: PaymentsContext,
  tx: Queryable,
  order: Order,
  { id, status, amountInCents, isOfDispute }: ProviderRefund,
  now: Date,
): Promise<void> {
  if (CAME_TO_NOTHING.includes(status)) return;
  if (amountInCents === null || amountInCents <= 0)
    return log.warn({ reference: order.reference }, 'a refund of the provider without an amount');
  const isProcessed = status === 'processed';
  await addRefund(tx, {
    orderId: order.id,
    amountInCents,
    cause: isOfDispute ? 'dispute' : 'provider',
    requestedAt: now,
    providerRefundId: id,
    ...(isProcessed
      ? { state: 'processed', settledAt: now }
      : { state: 'pending', nextCheckAt: nextRefundCheckAt(now) }),
  });
}

/** A part of the money was returned: the place stays, and staff and the learner are notified. */
export async function notifyOfPartialRefund(
  context: PaymentsContext,
  tx: Queryable,
  order: Order,
  partInCents: number,
): Promise<void> {
  const left = refundableInCents(order, await refundsOfOrders(tx, [order.id]));
  await notifyStaff(context, tx, order, {
    subject: 'Part of a payment was returned',
    what: `${formatCents(partInCents)} went back to the payer outside the academy, and ${formatCents(left)} is left. The place stays open. Please check that this was meant.`,
  });
  await notifyLearner(tx, order, partReturnedLetter(order, partInCents), context.clock());
}

/**
 * Stores what the provider says has been returned of a payment, each part once, and returns the total. The order is locked;
 * a refund of ours may be completed by this.
 */
export async function recordReturns(
  context: PaymentsContext,
  tx: Queryable,
  order: Order,
  refunds: readonly ProviderRefund[],
): Promise<number> {
  const now = context.clock();
  const read = () => refundsOfOrders(tx, [order.id]);
  const before = returnedInCents(await read());
  for (const refund of refunds) {
    const known = knownAs(refund, await read());
    if (known) await applyRefund(context, tx, known.id, refund);
    else await addFound(context, tx, order, refund, now);
  }
  await issueCreditNotes(tx, order.id, now);
  const rows = await read();
  const after = returnedInCents(rows);
  const current = await findOrderById(tx, order.id);
  if (current?.state === 'paid' && after > before && refundableInCents(current, rows) > 0)
    await notifyOfPartialRefund(context, tx, current, after - before);
  return after;
}
