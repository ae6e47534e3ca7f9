import { storeMissingPapers } from '../../../apps/api/src/modules/commerce/payments/index.ts';
import { academy } from '../academy.ts';

interface PaidOrder {
  readonly userId: string;
  readonly reference: string;
  readonly state?: 'paid' | 'refunding' | 'refunded';
}

/** An order that was paid before this visit, because nothing can be paid here. */
export async function addPaidOrder({ userId, reference, state = 'paid' }: PaidOrder): Promise<string> {
  const { database, services } = await academy();
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into payment_orders (user_id, buyer_name, course_id, course_title, reference, quote_id, amount_cents, was_cents,
                                 mode, email, state, created_at, paid_at, receipt_number, paid_cents)
     values ($1, 'Naledi Mokoena', 'ai-fundamentals', 'AI Fundamentals', $2, 'q', 117000, 117000, 'test',
             'naledi@example.co.za', $3, $4, $4, nextval('payment_receipt_number'), 117000)
     returning id`,
    [userId, reference, state, services.clock()],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The order was not stored.');
  return id;
}

/** The payer's bank reverses the payment of an order. */
export async function addDispute(orderId: string, reference: string): Promise<void> {
  const { database, services } = await academy();
  await database.pool.query(
    `insert into payment_disputes (provider_dispute_id, order_id, reference, status, due_at, opened_at, changed_at)
     values ($2, $1, $2, 'awaiting-merchant-feedback', '2026-12-01T10:00:00Z', $3, $3)`,
    [orderId, reference, services.clock()],
  );
}

export async function addRefund(
  orderId: string,
  refund: { readonly cause: string; readonly state: string; readonly amountInCents: number },
): Promise<void> {
  const { database, services } = await academy();
  const now = services.clock();
  await database.pool.query(
    `insert into payment_refunds (order_id, amount_cents, cause, requested_at, state, settled_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      orderId,
      refund.amountInCents,
      refund.cause,
      now,
      refund.state,
      refund.state === 'processed' ? now : null,
    ],
  );
}

/** Receipts and credit notes of what was created here. */
export async function issuePapers(): Promise<void> {
  const { services } = await academy();
  await storeMissingPapers(services);
}
