import { disputeOutcome, refundableInCents, returnedInCents } from '@academy/domain/commerce/payments';
import type { Queryable } from '../../../../database/connect.ts';
import type { ProviderDispute } from '../../../../gateways/paystack-answers.ts';
import { addJob } from '../../../../job-queue/add-job.store.ts';
import { lockOrder, type Order } from '../orders/orders.store.ts';
import { refundRequestedLetter } from '../payment-letters.ts';
import { notifyLearner, notifyStaff } from '../payment-notices.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { issueCreditNotes } from '../receipts/issue-papers.ts';
import { addDispute, disputesOf, isDisputed } from './disputes.store.ts';
import { endReturned } from './end-returned.ts';
import { notifyOfPartialRefund } from './record-returns.ts';
import { addRefund, changeRefund, refundsOfOrders, refundUnderWay } from './refunds.store.ts';

/** The bank has decided, and a cancellation waited for it: send what has not been returned yet. */
async function releaseRefund(tx: Queryable, order: Order, now: Date): Promise<void> {
  const waiting = await refundUnderWay(tx, order.id);
  if (waiting?.state !== 'waiting' || (await isDisputed(tx, order.id))) return;
  const amountInCents = refundableInCents(order, await refundsOfOrders(tx, [order.id]));
  const refund = await changeRefund(tx, waiting.id, { state: 'asked', amountInCents });
  await addJob(tx, 'send-refund', { refundId: refund.id });
  await notifyLearner(tx, order, refundRequestedLetter(order, refund), now);
}

/** What disputes have returned to the payer and is in no refund yet: the provider may have reported it as a refund before. */
async function disputedMoney(tx: Queryable, order: Order): Promise<number> {
  const paidInCents = order.paidInCents ?? order.amountInCents;
  const given = (await disputesOf(tx, order.id))
    .filter((dispute) => disputeOutcome(dispute) === 'for-payer')
    .reduce((sum, { amountInCents }) => sum + (amountInCents ?? paidInCents), 0);
  const refunds = await refundsOfOrders(tx, [order.id]);
  const noted = returnedInCents(refunds.filter(({ cause }) => cause === 'dispute'));
  return Math.min(given - noted, refundableInCents(order, refunds));
}

/** The money was returned through the bank: we send none. A full return ends the place, a partial one does not. */
async function recordLoss(context: PaymentsContext, tx: Queryable, order: Order, now: Date): Promise<void> {
  const amountInCents = await disputedMoney(tx, order);
  if (amountInCents > 0)
    await addRefund(tx, {
      orderId: order.id,
      amountInCents,
      cause: 'dispute',
      requestedAt: now,
      settledAt: now,
      state: 'processed',
    });
  await issueCreditNotes(tx, order.id, now);
  const left = refundableInCents(order, await refundsOfOrders(tx, [order.id]));
  if (left === 0)
    await endReturned(tx, order, { source: 'webhook', catalogue: await context.catalogue.read(), now });
  else {
    if (amountInCents > 0 && order.state === 'paid')
      await notifyOfPartialRefund(context, tx, order, amountInCents);
    await releaseRefund(tx, order, now);
  }
}

async function notifyOfDispute(
  context: PaymentsContext,
  tx: Queryable,
  order: Order,
  dueAt: Date | null,
): Promise<void> {
  const underWay = await refundUnderWay(tx, order.id);
  const until = dueAt ? ` before ${dueAt.toISOString()}` : '';
  const sent =
    underWay?.state === 'pending'
      ? ' We have already sent a refund for this payment: please tell the bank, so that the money does not go back twice.'
      : '';
  await notifyStaff(context, tx, order, {
    subject: 'A payer disputes a payment',
    what: `The payer’s bank asks for the money back. Please answer on the provider’s dashboard${until}. Until the bank has decided, this order is not refunded here.${sent}`,
  });
}

/** Stores what the provider reports of a dispute, and acts on its decision. News may arrive twice and in any order. */
export async function recordDispute(
  context: PaymentsContext,
  reference: string,
  { id, ...dispute }: ProviderDispute,
): Promise<void> {
  const now = context.clock();
  const outcome = disputeOutcome(dispute);
  const resolvedAt = outcome === 'open' ? null : (dispute.resolvedAt ?? now);
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, reference);
    const row = { ...dispute, resolvedAt, providerDisputeId: id, orderId: order?.id ?? null, reference };
    const isNew = await addDispute(tx, { ...row, openedAt: now, changedAt: now });
    if (!order) return;
    if (isNew && outcome === 'open') await notifyOfDispute(context, tx, order, dispute.dueAt);
    if (outcome === 'for-payer') await recordLoss(context, tx, order, now);
    if (outcome === 'for-academy') await releaseRefund(tx, order, now);
  });
}
