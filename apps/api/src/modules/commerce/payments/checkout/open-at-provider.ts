import { nextOrderState, type OrderEvent, PAYMENT_RETURN_PATH } from '@academy/domain/commerce/payments';
import type { Paystack } from '../../../../gateways/paystack.ts';
import { changeOrder, lockOrder, moveOrder, type NewOrder, type Order } from '../orders/orders.store.ts';
import type { PaymentsContext } from '../payments-context.ts';

function initialize(paystack: Paystack, { publicUrl }: PaymentsContext, order: Order) {
  const { reference, email, amountInCents, courseId, courseTitle, kind } = order;
  const returnUrl = `${publicUrl()}${PAYMENT_RETURN_PATH}`;
  return paystack.initialize({
    reference,
    email,
    amountInCents,
    callbackUrl: returnUrl,
    metadata: {
      courseId,
      courseTitle,
      ...(kind === 'course_registration' && { type: kind }),
      cancel_action: `${returnUrl}?cancelled=1&reference=${reference}`,
    },
  });
}

/** Another path may have moved the order meanwhile: then it is left unchanged. */
async function move(
  { db, clock }: PaymentsContext,
  { reference }: Order,
  event: OrderEvent,
  change: Partial<NewOrder> = {},
): Promise<Order> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, reference);
    if (!order) throw new Error('The order is gone.');
    const state = nextOrderState(order.state, event);
    if (state === null) return changeOrder(tx, order.id, { startingUntil: null });
    const step = { event, state, source: 'learner', now: clock() } as const;
    return moveOrder(tx, order.id, step, { ...change, startingUntil: null });
  });
}

type Opened = Order | 'provider-away' | 'provider-refused' | 'reference-taken';

/**
 * Registers an order with the provider. After a timeout the call is retried once with the same reference, which is the
 * provider's idempotency key. `reference-taken`: the first call arrived, its response was lost, and nobody has the link.
 */
export async function openAtProvider(
  context: PaymentsContext,
  paystack: Paystack,
  order: Order,
): Promise<Opened> {
  const first = await initialize(paystack, context, order);
  const answer = first.kind === 'away' ? await initialize(paystack, context, order) : first;
  if (answer.kind === 'answered') return move(context, order, 'initialised', answer.value);
  if (answer.kind === 'away') {
    await changeOrder(context.db, order.id, { startingUntil: null });
    return 'provider-away';
  }
  if (answer.code === 'duplicate_reference') {
    await move(context, order, 'lapsed', { nextCheckAt: null });
    return 'reference-taken';
  }
  context.log.warn({ code: answer.code, status: answer.status }, 'payment not started');
  await move(context, order, 'declined', { nextCheckAt: null });
  return 'provider-refused';
}
