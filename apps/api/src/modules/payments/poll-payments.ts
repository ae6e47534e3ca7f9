import { nextRefundCheckAt } from '@academy/domain/payments';
import { dueOrders } from './orders.store.ts';
import type { PaymentsContext } from './payments-context.ts';
import { changeRefund, dueRefunds } from './refunds.store.ts';
import { settlePayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';

/** Well within the minute until the next round, also when the provider is slow. */
const MOST_AT_ONCE = 40;

/** False when the provider is silent: then the others wait for the next round. One odd order holds up no other. */
async function wasAnswered(context: PaymentsContext, reference: string): Promise<boolean> {
  try {
    const { kind } = await settlePayment(context, reference, { source: 'poller' });
    return kind !== 'provider-away';
  } catch (err) {
    context.log.error({ err, reference }, 'order not settled');
    return true;
  }
}

type DueRefund = Awaited<ReturnType<typeof dueRefunds>>[number];

async function lookAtRefund(context: PaymentsContext, { id, cause, reference }: DueRefund): Promise<void> {
  if (cause !== 'provider' && cause !== 'dispute') return settleRefund(context, id);
  await changeRefund(context.db, id, { nextCheckAt: nextRefundCheckAt(context.clock()) });
  await settlePayment(context, reference, { source: 'poller', isNews: true });
}

/** Asks about payments that nobody came back from, and about refunds: the provider tells of successes only, if at all. */
export async function pollPayments(context: PaymentsContext): Promise<void> {
  if (context.paystack === null) return;
  const now = context.clock();
  for (const reference of await dueOrders(context.db, now, MOST_AT_ONCE))
    if (!(await wasAnswered(context, reference))) break;
  for (const refund of await dueRefunds(context.db, now, MOST_AT_ONCE)) await lookAtRefund(context, refund);
}
