import { accept, refuse } from '@academy/domain/kernel';
import type { OrderState } from '@academy/domain/payments';
import type { Queryable } from '../../database/connect.ts';
import { type AskedDays, periodOf } from './asked-days.ts';
import type { PaymentsContext } from './payments-context.ts';
import { ordersIn } from './staff-orders.store.ts';

const MOST_ORDERS = 1000;

const REFUNDABLE: readonly OrderState[] = ['paid', 'mismatched', 'refund-failed'];

export async function listOrders(
  { paystack }: Pick<PaymentsContext, 'paystack'>,
  db: Queryable,
  asked: AskedDays & { readonly state?: OrderState },
) {
  const period = periodOf(asked);
  if (!period) return refuse('bad-period');
  const found = await ordersIn(db, period, asked.state, MOST_ORDERS + 1);
  const orders = found.slice(0, MOST_ORDERS).map((order) => ({
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
    canRefund: paystack !== null && REFUNDABLE.includes(order.state),
  }));
  return accept({ orders, isCut: found.length > MOST_ORDERS });
}
