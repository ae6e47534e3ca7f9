import { findOrder } from './orders.store.ts';
import { findEvent, markEventProcessed } from './payment-events.store.ts';
import type { PaymentsContext } from './payments-context.ts';
import { recordDispute } from './record-dispute.ts';
import { refundUnderWay } from './refunds.store.ts';
import { settlePayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';
import { newsOf } from './take-webhook.ts';

async function settleRefundsOf(context: PaymentsContext, reference: string): Promise<void> {
  const order = await findOrder(context.db, reference);
  const refund = order && (await refundUnderWay(context.db, order.id));
  if (refund) await settleRefund(context, refund.id);
}

/**
 * Acts on what the provider has told us. News is a hint: what counts is read from the provider itself. The job is repeated
 * until the provider has answered.
 */
export async function takePaymentEvent(context: PaymentsContext, eventId: string): Promise<void> {
  const stored = await findEvent(context.db, eventId);
  const news = stored && newsOf(stored.body);
  if (!stored || stored.processedAt !== null) return;
  if (news?.reference) {
    const { event, reference, dispute } = news;
    if (dispute) await recordDispute(context, reference, dispute);
    if (event.startsWith('refund.')) await settleRefundsOf(context, reference);
    if (event === 'charge.success' || event.startsWith('refund.') || dispute) {
      const settled = await settlePayment(context, reference, { source: 'webhook', isNews: true });
      if (settled.kind === 'provider-away')
        throw new Error('The provider could not be asked about its news.');
    }
  }
  await markEventProcessed(context.db, eventId, context.clock());
}
