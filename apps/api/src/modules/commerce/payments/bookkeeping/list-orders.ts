import { type OrderState, refundableInCents, returnedInCents } from '@academy/domain/commerce/payments';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import { creditNoteAnswers } from '../orders/order-answer.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { papersOf } from '../receipts/papers.store.ts';
import { type Dispute, openDisputes } from '../refunds/disputes.store.ts';
import { refundsOfOrders } from '../refunds/refunds.store.ts';
import { periodOf, type RequestedDays } from './period.ts';
import { ordersIn } from './staff-orders.store.ts';

const MOST_ORDERS = 1000;

const REFUNDABLE: readonly OrderState[] = ['paid', 'mismatched', 'refund-failed'];

function disputeAnswer(dispute: Dispute | undefined) {
  return dispute ? { status: dispute.status, dueAt: dispute.dueAt?.toISOString() ?? null } : null;
}

export async function listOrders(
  { paystack }: Pick<PaymentsContext, 'paystack'>,
  db: Queryable,
  query: RequestedDays & { readonly state?: OrderState },
) {
  const period = periodOf(query);
  if (!period) return refuse('bad-period');
  const found = await ordersIn(db, period, query.state, MOST_ORDERS + 1);
  const shown = found.slice(0, MOST_ORDERS);
  const ids = shown.map(({ id }) => id);
  const disputes = await openDisputes(db, ids);
  const papersOfOrders = Map.groupBy(await papersOf(db, ids), ({ orderId }) => orderId);
  const refundsOf = Map.groupBy(await refundsOfOrders(db, ids), ({ orderId }) => orderId);
  const orders = shown.map((order) => ({
    reference: order.reference,
    buyerName: order.buyerName,
    email: order.email,
    courseTitle: order.courseTitle,
    state: order.state,
    amountInCents: order.amountInCents,
    voucherInCents: order.voucherInCents,
    sponsor: order.sponsor,
    feesInCents: order.feesInCents,
    channel: order.channel,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    hasReceipt: order.receiptNumber !== null,
    creditNotes: creditNoteAnswers(papersOfOrders.get(order.id) ?? []),
    refundedInCents: returnedInCents(refundsOf.get(order.id) ?? []),
    canRefund: paystack !== null && REFUNDABLE.includes(order.state) && !disputes.has(order.id),
    refundableInCents: refundableInCents(order, refundsOf.get(order.id) ?? []),
    dispute: disputeAnswer(disputes.get(order.id)),
  }));
  return accept({ orders, isCut: found.length > MOST_ORDERS });
}
