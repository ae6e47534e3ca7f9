import { nextOrderState, nextRefundCheckAt } from '@academy/domain/commerce/payments';
import type { Queryable } from '../../../../database/connect.ts';
import type { Paystack } from '../../../../gateways/paystack.ts';
import type { ProviderAnswer, ProviderRefund } from '../../../../gateways/paystack-answers.ts';
import { findOrderById, lockOrderById, moveOrder, type Order } from '../orders/orders.store.ts';
import { notifyRefunded, notifyStaff } from '../payment-notices.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { issueCreditNotes } from '../receipts/issue-papers.ts';
import { isDisputed } from './disputes.store.ts';
import { changeRefund, findStoredRefund, type StoredRefund } from './refunds.store.ts';

async function moved(tx: Queryable, order: Order, event: 'refund-processed' | 'refund-failed', now: Date) {
  const state = nextOrderState(order.state, event);
  return state && moveOrder(tx, order.id, { event, state, source: 'refund', now });
}

/** Applies the provider's state of a refund under the lock of its order. News may arrive twice. */
export async function applyRefund(
  context: PaymentsContext,
  tx: Queryable,
  refundId: string,
  reported: Pick<ProviderRefund, 'status'> & { readonly id: string | null },
): Promise<void> {
  const now = context.clock();
  const before = await findStoredRefund(tx, refundId);
  const order = before && (await lockOrderById(tx, before.orderId));
  const refund = order && (await findStoredRefund(tx, refundId));
  if (!order || !refund) return;
  const known = { providerRefundId: reported.id ?? refund.providerRefundId };
  if (refund.state === 'processed') {
    if (refund.providerRefundId === null) await changeRefund(tx, refundId, known);
    return;
  }
  if (reported.status === 'processed') {
    await changeRefund(tx, refundId, { ...known, state: 'processed', settledAt: now, nextCheckAt: null });
    await issueCreditNotes(tx, order.id, now);
    const refunded = await moved(tx, order, 'refund-processed', now);
    if (refunded) await notifyRefunded(tx, refunded, now);
  } else if (reported.status === 'failed' || reported.status === 'needs-attention') {
    await changeRefund(tx, refundId, { ...known, state: 'failed', settledAt: now, nextCheckAt: null });
    const failed = await moved(tx, order, 'refund-failed', now);
    if (failed)
      await notifyStaff(context, tx, failed, {
        subject: 'A refund needs you',
        what: `The provider could not return the money (${reported.status}). Please look at it on the provider’s dashboard, and ask for the refund again here.`,
      });
  } else if (refund.state !== 'failed') {
    const nextCheckAt = nextRefundCheckAt(now);
    await changeRefund(tx, refundId, { ...known, state: 'pending', nextCheckAt });
  }
}

type SentFor = Pick<Order, 'reference' | 'providerTransactionId'>;

/** The provider's refund that carries our note; null when there is none. */
async function findSent(
  paystack: Paystack,
  { providerTransactionId }: SentFor,
  refund: StoredRefund,
): Promise<ProviderAnswer<ProviderRefund | null>> {
  const none = { kind: 'answered', value: null } as const;
  if (providerTransactionId === null) return none;
  const sent = await paystack.refundsOf(providerTransactionId);
  if (sent.kind === 'away') return sent;
  const own =
    sent.kind === 'answered' ? sent.value.find(({ merchantNote }) => merchantNote === refund.id) : undefined;
  return own ? { kind: 'answered', value: own } : none;
}

/**
 * A call whose response was lost may have taken effect, and another process may send the same one right now: look for the
 * refund with our note before sending one, and again after a rejection. `mayGo` is asked between the two.
 */
async function sendOnce(
  paystack: Paystack,
  order: SentFor,
  refund: StoredRefund,
  mayGo: () => Promise<boolean>,
): Promise<ProviderAnswer<ProviderRefund> | null> {
  const before = await findSent(paystack, order, refund);
  if (before.kind !== 'answered') return before;
  if (before.value) return { kind: 'answered', value: before.value };
  if (!(await mayGo())) return null;
  const answer = await paystack.refund({
    transaction: order.providerTransactionId ?? order.reference,
    amountInCents: refund.amountInCents,
    merchantNote: refund.id,
  });
  if (answer.kind !== 'refused') return answer;
  const after = await findSent(paystack, order, refund);
  if (after.kind !== 'answered') return after;
  return after.value ? { kind: 'answered', value: after.value } : answer;
}

/** False when the payer's bank is claiming the same money by now: then the refund waits for its decision. */
function mayBeSent({ db }: PaymentsContext, refund: StoredRefund): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockOrderById(tx, refund.orderId);
    const current = await findStoredRefund(tx, refund.id);
    if (current?.state !== 'asked') return false;
    if (!(await isDisputed(tx, refund.orderId))) return true;
    await changeRefund(tx, refund.id, { state: 'waiting' });
    return false;
  });
}

/** The job that sends a refund; it is retried until the provider has answered. */
export async function sendRefund(context: PaymentsContext, refundId: string): Promise<void> {
  const { db, paystack, log } = context;
  const refund = await findStoredRefund(db, refundId);
  if (refund?.state !== 'asked') return;
  const order = await findOrderById(db, refund.orderId);
  if (!order) return;
  if (paystack === null) throw new Error('A refund waits, and payments are not configured.');
  const answer = await sendOnce(paystack, order, refund, () => mayBeSent(context, refund));
  if (answer === null) return;
  if (answer.kind === 'away') throw new Error('The provider could not be reached for a refund.');
  if (answer.kind === 'refused') log.warn({ code: answer.code, status: answer.status }, 'refund refused');
  const reported = answer.kind === 'refused' ? { id: null, status: 'failed' } : answer.value;
  await db.transaction((tx) => applyRefund(context, tx, refundId, reported));
}

/** Asks the provider about the state of a refund. False when it did not respond. */
export async function settleRefund(context: PaymentsContext, refundId: string): Promise<boolean> {
  const { db, paystack, clock } = context;
  const refund = await findStoredRefund(db, refundId);
  if (!refund || refund.providerRefundId === null || paystack === null) return true;
  const answer = await paystack.findRefund(refund.providerRefundId);
  if (answer.kind === 'answered') {
    await db.transaction((tx) => applyRefund(context, tx, refundId, answer.value));
    return true;
  }
  if (refund.nextCheckAt !== null)
    await changeRefund(db, refundId, { nextCheckAt: nextRefundCheckAt(clock()) });
  return answer.kind !== 'away';
}
