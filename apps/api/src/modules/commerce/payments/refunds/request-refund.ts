import { nextOrderState, refundableInCents } from '@academy/domain/commerce/payments';
import type { TakenBack } from '@academy/domain/rewards/take-backs';
import type { Queryable } from '../../../../database/connect.ts';
import { addJob } from '../../../../job-queue/add-job.store.ts';
import type { Catalogue } from '../../../catalogue/courses/index.ts';
import { endPaidPlace } from '../../../rewards/take-backs/index.ts';
import { freeVoucher } from '../../vouchers/index.ts';
import { moveOrder, type NewOrder, type Order } from '../orders/orders.store.ts';
import type { StepSource } from '../tables.ts';
import { isDisputed } from './disputes.store.ts';
import { addRefund, refundsOfOrders, type StoredRefund } from './refunds.store.ts';

interface RefundRequest {
  readonly cause: StoredRefund['cause'];
  readonly reason: string | null;
  readonly requestedBy: string | null;
  readonly source: StepSource;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

interface RefundRequestResult {
  readonly order: Order;
  readonly refund: StoredRefund;
  /** What the place had given; null when no place depended on the order. */
  readonly taken: TakenBack | null;
}

/**
 * In the caller's transaction, on a locked order: the place ends with everything it gave (decision 100), and a job refunds what
 * has not been refunded yet. While the payer's bank is claiming the same money the refund waits for its decision. Null when the
 * order has nothing to return. `change` is what the same step records on the order.
 */
export async function requestRefund(
  tx: Queryable,
  order: Order,
  { source, catalogue, now, ...details }: RefundRequest,
  change: Partial<NewOrder> = {},
): Promise<RefundRequestResult | null> {
  // Money that arrives without an order to pay is returned without ever having been a purchase.
  const isForNothing = details.cause === 'double' || details.cause === 'voucher';
  const state = isForNothing ? 'refunding' : nextOrderState(order.state, 'refund-asked');
  if (state === null) return null;
  const paid = { ...order, paidInCents: change.paidInCents ?? order.paidInCents };
  const amountInCents = refundableInCents(paid, await refundsOfOrders(tx, [order.id]));
  if (amountInCents === 0) return null;
  const taken = await endPaidPlace(tx, order, { catalogue, now });
  await freeVoucher(tx, order.id);
  const refund = await addRefund(tx, {
    orderId: order.id,
    amountInCents,
    ...details,
    requestedAt: now,
    state: (await isDisputed(tx, order.id)) ? 'waiting' : 'asked',
  });
  if (refund.state === 'asked') await addJob(tx, 'send-refund', { refundId: refund.id });
  const step = { event: 'refund-asked', state, source, now } as const;
  return { order: await moveOrder(tx, order.id, step, { ...change, nextCheckAt: null }), refund, taken };
}
