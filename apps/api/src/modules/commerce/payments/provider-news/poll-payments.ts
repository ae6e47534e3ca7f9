import { nextRefundCheckAt } from '@academy/domain/commerce/payments';
import { settlePayment } from '../checkout/settle-payment.ts';
import { dueOrders } from '../orders/orders.store.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { changeRefund, dueRefunds } from '../refunds/refunds.store.ts';
import { settleRefund } from '../refunds/settle-refund.ts';

/** Well within the minute until the next round, even when the provider is slow. */
const MOST_AT_ONCE = 40;

/** One faulty row does not block the others: it is logged and retried in the next round. */
async function orFault(
  { log }: PaymentsContext,
  about: { readonly reference: string },
  ask: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await ask();
  } catch (err) {
    log.error({ err, ...about }, 'order not settled');
    return true;
  }
}

async function pollOrder(context: PaymentsContext, reference: string): Promise<boolean> {
  const { kind } = await settlePayment(context, reference, { source: 'poller' });
  return kind !== 'provider-away';
}

type DueRefund = Awaited<ReturnType<typeof dueRefunds>>[number];

async function pollRefund(context: PaymentsContext, { id, cause, reference }: DueRefund): Promise<boolean> {
  if (cause !== 'provider' && cause !== 'dispute') return settleRefund(context, id);
  await changeRefund(context.db, id, { nextCheckAt: nextRefundCheckAt(context.clock()) });
  const { kind } = await settlePayment(context, reference, { source: 'poller', isNews: true });
  return kind !== 'provider-away';
}

/**
 * Asks about payments whose payer did not return, and about refunds: the provider reports successes only, if at all. When
 * it does not respond once, the rest waits for the next round.
 */
export async function pollPayments(context: PaymentsContext): Promise<void> {
  if (context.paystack === null) return;
  const now = context.clock();
  for (const reference of await dueOrders(context.db, now, MOST_AT_ONCE))
    if (!(await orFault(context, { reference }, () => pollOrder(context, reference)))) return;
  for (const refund of await dueRefunds(context.db, now, MOST_AT_ONCE))
    if (!(await orFault(context, refund, () => pollRefund(context, refund)))) return;
}
