import { nextOrderState } from '@academy/domain/payments';
import type { Queryable } from '../../database/connect.ts';
import type { StepSource } from '../../database/tables/payments.ts';
import { addJob } from '../../job-queue/add-job.store.ts';
import { removePaidEnrolment } from '../learning/index.ts';
import { freeVoucher } from '../vouchers/index.ts';
import { moveOrder, type NewOrder, type Order } from './orders.store.ts';
import { addRefund, type StoredRefund } from './refunds.store.ts';

interface AskedRefund {
  readonly cause: StoredRefund['cause'];
  readonly reason: string | null;
  readonly requestedBy: string | null;
  readonly source: StepSource;
  readonly now: Date;
}

/**
 * In the caller's transaction, on a locked order: the place ends, and a job sends the money back. Null when the order has
 * nothing to return. `change` is what the same step learns about the order.
 */
export async function askRefund(
  tx: Queryable,
  order: Order,
  { source, now, ...asked }: AskedRefund,
  change: Partial<NewOrder> = {},
): Promise<Order | null> {
  // Money that arrives for nothing goes back without ever having been a purchase.
  const isForNothing = asked.cause === 'double' || asked.cause === 'voucher';
  const state = isForNothing ? 'refunding' : nextOrderState(order.state, 'refund-asked');
  if (state === null) return null;
  await removePaidEnrolment(tx, order.id);
  await freeVoucher(tx, order.id);
  const { id: refundId } = await addRefund(tx, {
    orderId: order.id,
    amountInCents: change.paidInCents ?? order.paidInCents ?? order.amountInCents,
    ...asked,
    requestedAt: now,
    state: 'asked',
  });
  await addJob(tx, 'send-refund', { refundId });
  return moveOrder(
    tx,
    order.id,
    { event: 'refund-asked', state, source, now },
    { ...change, nextCheckAt: null },
  );
}
