import { cancelRight, isUnpaid, nextOrderState } from '@academy/domain/commerce/payments';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import { refundRequestedLetter, refundWaitsLetter } from '../payment-letters.ts';
import { notifyLearner } from '../payment-notices.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { hasStarted, orderAnswer } from './order-answer.ts';
import { lockOrder, moveOrder, type Order } from './orders.store.ts';

interface Own {
  readonly userId: string;
  readonly reference: string;
}

async function lockOwnOrder(tx: Queryable, { userId, reference }: Own): Promise<Order | null> {
  const order = await lockOrder(tx, reference);
  return order?.userId === userId ? order : null;
}

/** The learner closes the payment. An unpaid order ends here; a second click finds it ended. */
export async function abandonOrder(context: PaymentsContext, tx: Queryable, own: Own) {
  const order = await lockOwnOrder(tx, own);
  if (!order) return refuse('unknown-order');
  if (!isUnpaid(order.state)) return refuse('already-paid');
  const state = nextOrderState(order.state, 'abandoned');
  const step = { event: 'abandoned', source: 'learner', now: context.clock() } as const;
  const left = state === null ? order : await moveOrder(tx, order.id, { ...step, state });
  return accept(await orderAnswer(context, tx, own.userId, left));
}

/**
 * The seven days of the ECT Act: the place ends now, and the whole price goes back. Where the payer's bank is asking for the
 * same money, the right is kept by cancelling and the money waits for the bank: see decision 34.
 */
export async function cancelOrder(context: PaymentsContext, tx: Queryable, own: Own) {
  if (context.paystack === null) return refuse('payments-not-configured');
  const order = await lockOwnOrder(tx, own);
  if (!order) return refuse('unknown-order');
  const now = context.clock();
  const catalogue = await context.catalogue.read();
  const right = cancelRight(order, await hasStarted(tx, catalogue, order), now);
  if (!right.ok) return right;
  const refundRequest = {
    cause: 'learner',
    reason: null,
    requestedBy: own.userId,
    source: 'learner',
    catalogue,
    now,
  } as const;
  const cancelled = await requestRefund(tx, order, refundRequest);
  if (!cancelled) return refuse('not-paid');
  const letterOf = cancelled.refund.state === 'waiting' ? refundWaitsLetter : refundRequestedLetter;
  await notifyLearner(tx, cancelled.order, letterOf(cancelled.order, cancelled.refund, cancelled.taken), now);
  return accept(await orderAnswer(context, tx, own.userId, cancelled.order));
}
