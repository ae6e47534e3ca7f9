import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import { recordStaffAction } from '../../../academy/audit/index.ts';
import { lockOrder } from '../orders/orders.store.ts';
import { refundRequestedLetter } from '../payment-letters.ts';
import { notifyLearner } from '../payment-notices.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { isDisputed } from './disputes.store.ts';
import { requestRefund } from './request-refund.ts';

interface StaffRefund {
  readonly reference: string;
  readonly reason: string;
  readonly staffId: string;
}

/**
 * An administrator refunds the whole price, also of a payment that did not match, and again after a failed refund. While the
 * payer's bank is claiming the same money this is refused: it would be returned twice.
 */
export async function refundOrder(
  context: PaymentsContext,
  tx: Queryable,
  { reference, reason, staffId }: StaffRefund,
) {
  if (context.paystack === null) return refuse('payments-not-configured');
  const order = await lockOrder(tx, reference);
  if (!order) return refuse('unknown-order');
  if (await isDisputed(tx, order.id)) return refuse('disputed');
  const now = context.clock();
  const by = { cause: 'academy', requestedBy: staffId, source: 'staff' } as const;
  const refundRequest = { ...by, reason, catalogue: await context.catalogue.read(), now };
  const refunding = await requestRefund(tx, order, refundRequest);
  if (!refunding) return refuse('nothing-to-refund');
  const letter = refundRequestedLetter(refunding.order, refunding.refund, refunding.taken);
  await notifyLearner(tx, refunding.order, letter, now);
  await recordStaffAction(tx, { actorId: staffId, action: 'refund-order', subject: reference, now });
  return accept(null);
}
