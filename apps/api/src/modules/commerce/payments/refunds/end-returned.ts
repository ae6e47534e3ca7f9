import { nextOrderState } from '@academy/domain/commerce/payments';
import type { Queryable } from '../../../../database/connect.ts';
import type { Catalogue } from '../../../catalogue/courses/index.ts';
import { endPaidPlace } from '../../../rewards/take-backs/index.ts';
import { freeVoucher } from '../../vouchers/index.ts';
import { moveOrder, type NewOrder, type Order } from '../orders/orders.store.ts';
import { notifyRefunded } from '../payment-notices.ts';
import type { StepSource } from '../tables.ts';
import { changeRefund, refundUnderWay } from './refunds.store.ts';

/** The whole price was returned by another way than our refund, so a refund that was never sent is no longer needed. */
async function dropUnsent(tx: Queryable, orderId: string, now: Date): Promise<void> {
  const underWay = await refundUnderWay(tx, orderId);
  if (underWay?.state === 'waiting' || underWay?.state === 'asked')
    await changeRefund(tx, underWay.id, { state: 'dropped', settledAt: now, nextCheckAt: null });
}

/**
 * All of the money of a locked order was returned to the payer, through the provider's dashboard or a dispute: the same as
 * a refund that we send.
 */
export async function endReturned(
  tx: Queryable,
  order: Order,
  {
    source,
    catalogue,
    now,
  }: { readonly source: StepSource; readonly catalogue: Catalogue; readonly now: Date },
  change: Partial<NewOrder> = {},
): Promise<Order> {
  const state = nextOrderState(order.state, 'reversed');
  if (state === null) return order;
  await dropUnsent(tx, order.id, now);
  const taken = await endPaidPlace(tx, order, { catalogue, now });
  await freeVoucher(tx, order.id);
  const step = { event: 'reversed', state, source, now } as const;
  const ended = await moveOrder(tx, order.id, step, { ...change, nextCheckAt: null });
  await notifyRefunded(tx, ended, now, taken);
  return ended;
}
