import type { OrderState } from '@academy/domain/commerce/payments';
import type { startSimulator } from '../../../../../tools/paystack-simulator/server.ts';
import { storeMissingPapers } from '../../modules/commerce/payments/index.ts';
import type { TestApp } from '../test-app.ts';
import { addTestCourse } from '../test-course.ts';

type Simulator = Awaited<ReturnType<typeof startSimulator>>;

/** Nobody has a place in these, so that every caller can pay for them. */
export const SOLD = ['fuzz-sold-1', 'fuzz-sold-2', 'fuzz-sold-3', 'fuzz-sold-4'] as const;
/** 1800 a week before the start: 35 % off. */
const PRICE_IN_RAND = 1170;
const PART_IN_RAND = 170;
const AMOUNT_IN_CENTS = 100_000;
/** The provider's payment for the reference of an order here. */
const FATES = ['paid here', 'open', 'paid there only', 'unknown there'] as const;
/** Abandoned orders for each course: they can be tried again. */
const LEFT_BEHIND = 3;

/** Before the first request for the catalogue, which is read once. */
export async function plantSoldCourses({ database }: TestApp): Promise<void> {
  for (const id of SOLD) await addTestCourse(database.db, { id });
}

async function plantOrder(
  { database, services }: TestApp,
  order: { userId: string; courseId: string; reference: string; number: number; state: OrderState },
): Promise<void> {
  const { userId, courseId, reference, number, state } = order;
  const isPaid = state === 'paid';
  const now = services.clock();
  await database.pool.query(
    `insert into payment_orders (user_id, buyer_name, course_id, course_title, reference, quote_id, amount_cents,
       was_cents, mode, email, state, access_code, authorization_url, created_at, paid_at, receipt_number)
     values ($1, 'Planted', $2, 'Planted', $3, 'q', $4, 120000, 'test', 'a@example.co.za', $5, 'code',
             'https://pay.example/code', $6, $7, $8)`,
    [
      ...[userId, courseId, reference, AMOUNT_IN_CENTS, state],
      ...[now, isPaid ? now : null, isPaid ? number + 1000 : null],
    ],
  );
}

/** Orders in every state for each person, and the provider's side of those orders. */
export async function plantOrders(
  test: TestApp,
  { ledger, pay }: Simulator,
  userIds: readonly string[],
): Promise<void> {
  let number = 0;
  const plant = async (userId: string, courseId: string, state: OrderState) => {
    number += 1;
    const reference = `AC-${String(number).padStart(26, '0')}`;
    await plantOrder(test, { userId, courseId, reference, number, state });
    return reference;
  };
  for (const userId of userIds)
    for (const [index, courseId] of SOLD.entries()) {
      for (let left = 0; left < LEFT_BEHIND; left += 1) await plant(userId, courseId, 'cancelled');
      const fate = FATES[index % FATES.length];
      const reference = await plant(userId, courseId, fate === 'paid here' ? 'paid' : 'open');
      if (fate === 'unknown there') continue;
      ledger.begin({
        reference,
        amount: AMOUNT_IN_CENTS,
        currency: 'ZAR',
        email: 'a@example.co.za',
        callbackUrl: null,
        channels: ['card'],
        metadata: null,
      });
      if (fate !== 'open') await pay(reference);
    }
  await storeMissingPapers(test.services);
}

/** The prices of the sold courses, a sponsor's code for a part of one, and codes that may be withdrawn. */
export async function plantSales({ database, call }: TestApp, cookie: string) {
  const quoteId: string[] = [];
  for (const id of SOLD) quoteId.push((await call('GET', `/api/courses/${id}`, { cookie })).json().quote.id);
  const addBatch = async (sponsor: string, codes: readonly string[]) => {
    const { rows } = await database.pool.query<{ id: string }>(
      `with batch as (
         insert into voucher_batches (sponsor, amount_in_rand, expires_at, created_at)
         values ($1, $2, '2027-01-01', '2026-11-01')
         returning id
       ), added as (insert into vouchers (code, batch_id) select code, id from batch, unnest($3::text[]) code)
       select id from batch`,
      [sponsor, PART_IN_RAND, codes],
    );
    return rows.map(({ id }) => id);
  };
  const codes = ['FVZZ-0000-0000-0003', 'FVZZ-0000-0000-0004'];
  await addBatch('Fuzz, in part', codes);
  return {
    courseId: SOLD,
    quoteId,
    amount: [PRICE_IN_RAND, PRICE_IN_RAND - PART_IN_RAND],
    voucherCode: codes,
    batchId: await addBatch('Fuzz, withdrawn', ['FVZZ-0000-0000-0005']),
  };
}
