import { PAYABLE_MS, REFERENCE_PATTERN } from '@academy/domain/commerce/payments';
import { settlePayment } from '../checkout/settle-payment.ts';
import { findOrder } from '../orders/orders.store.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { recordDispute } from '../refunds/record-dispute.ts';
import { refundUnderWay } from '../refunds/refunds.store.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { findEvent, markEventProcessed } from './payment-events.store.ts';
import { newsOf } from './receive-webhook.ts';

async function settleRefundsOf(context: PaymentsContext, reference: string): Promise<void> {
  const order = await findOrder(context.db, reference);
  const refund = order && (await refundUnderWay(context.db, order.id));
  if (refund) await settleRefund(context, refund.id);
}

/**
 * Throws as long as the payment is unknown or the provider could not be reached, so that the job is retried. References of
 * another form are not ours: the account may serve other shops too.
 */
async function settleNews(context: PaymentsContext, reference: string, receivedAt: Date): Promise<void> {
  const { kind } = await settlePayment(context, reference, { source: 'webhook', isNews: true });
  if (kind === 'settled') return;
  if (kind !== 'unknown-order') throw new Error('The provider could not be asked about its news.');
  const isOurs = new RegExp(REFERENCE_PATTERN).test(reference);
  const ageMs = context.clock().getTime() - receivedAt.getTime();
  if (isOurs && ageMs < PAYABLE_MS) throw new Error('News of an order that is not known yet.');
  context.log.warn({ reference }, 'news of a payment that is not known here');
}

/**
 * Acts on an event of the provider. An event is only a hint: what counts is read from the provider itself. The job is
 * retried until the provider has answered.
 */
export async function processPaymentEvent(context: PaymentsContext, eventId: string): Promise<void> {
  const stored = await findEvent(context.db, eventId);
  const news = stored && newsOf(stored.body);
  if (!stored || stored.processedAt !== null) return;
  if (news?.reference) {
    const { event, reference, dispute } = news;
    if (dispute) await recordDispute(context, reference, dispute);
    if (event.startsWith('refund.')) await settleRefundsOf(context, reference);
    if (event === 'charge.success' || event.startsWith('refund.') || dispute) {
      await settleNews(context, reference, stored.receivedAt);
    }
  }
  await markEventProcessed(context.db, eventId, context.clock());
}
