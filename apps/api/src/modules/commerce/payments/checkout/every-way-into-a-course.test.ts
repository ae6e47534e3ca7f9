import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import {
  COURSE,
  COURSE_IN_WRITING,
  openPaymentHarness,
  type Payer,
  type PaymentHarness,
  PROBLEM,
} from '../test/payment-harness.ts';

const WAYS = ['enrol', 'pay', 'voucher', 'coins'] as const;
type Way = (typeof WAYS)[number];

/** What the price of one course in coins is. */
const COINS = 1000;
const ARCHIVABLE = 'ai-fundamentals';
const VOUCHERS = { courseId: null, amountInRand: 5000, lastDay: '2026-12-31', province: null };

let harness: PaymentHarness;
let staff: Payer;
let codes: string[];
/** Another process of the same academy, with a separate catalogue in memory. */
let other: TestApp;

beforeAll(async () => {
  harness = await openPaymentHarness();
  const { db, pool } = harness.test.database;
  for (const id of ['costless', 'empty', 'archived', 'removed']) await addTestCourse(db, { id });
  await pool.query("update courses set price = 0 where id = 'costless'");
  await pool.query("update lessons set is_written = false, body = null where course_id = 'empty'");
  await pool.query("update courses set archived_at = '2026-11-01' where id = 'archived'");
  await pool.query("update courses set removed_at = '2026-11-01' where id = 'removed'");
  staff = await harness.addPayer('administrator');
  const batch = { sponsor: 'Mzansi Skills Fund', size: 40, ...VOUCHERS };
  const { id } = (await staff.post('/api/admin/vouchers', batch)).json();
  const taken = await staff.post(`/api/admin/vouchers/${id}/codes`);
  codes = taken.json<{ codes: { code: string }[] }>().codes.map(({ code }) => code);
  other = await createTestApp(harness.keys, { database: harness.test.database });
});
afterAll(() => harness.close());

/** A person with a voucher and the coins for one course. */
async function addCustomer() {
  const payer = await harness.addPayer();
  await harness.test.database.pool.query(
    `with reached as (
       insert into learning_events (id, user_id, kind, subject, occurred_at, data)
       values ($2::uuid, $1, 'activity-recognised', $2::text, '2026-10-01', '{"activity": "course"}'))
     insert into coin_entries (user_id, kind, amount, description, occurred_at, event_id)
     values ($1, 'claimed', $3, 'A gift', '2026-10-02', $2::uuid)`,
    [payer.id, randomUUID(), COINS],
  );
  const code = codes.pop();
  if (code === undefined) throw new Error('More codes are needed.');
  return { ...payer, code };
}

type Customer = Awaited<ReturnType<typeof addCustomer>>;

/** Any price, when none is displayed. */
async function quoteOf(courseId: string): Promise<{ id: string; price: number }> {
  const answer = await harness.test.call('GET', `/api/courses/${courseId}`);
  return answer.statusCode === 200 ? answer.json().quote : { id: 'none', price: 1 };
}

async function requestAt(way: Way, courseId: string, code: string) {
  const { id: quoteId, price: amount } = await quoteOf(courseId);
  switch (way) {
    case 'enrol':
      return { url: `/api/courses/${courseId}/enrolments`, body: { quoteId } };
    case 'pay':
      return { url: '/api/paystack/initialize', body: { courseId, amount, quoteId } };
    case 'voucher':
      return { url: '/api/vouchers/redemptions', body: { code, courseId } };
    case 'coins':
      return { url: '/api/coins/redemptions', body: { rewardId: 'course', courseId } };
  }
}

/** The code of the refusal, or `open`. */
async function ask(way: Way, courseId: string, { cookie, code }: Customer, app: TestApp = harness.test) {
  const { url, body } = await requestAt(way, courseId, code);
  const answer = await app.call('POST', url, { cookie, body, headers: PROBLEM });
  return answer.statusCode < 300 ? 'open' : answer.json<{ code: string }>().code;
}

/** Everything that an entry point may have used up or written. */
async function tracesOf({ id, code }: Customer) {
  const { rows } = await harness.test.database.pool.query(
    `select (select count(*)::int from enrolments where user_id = $1) as places,
            (select count(*)::int from payment_orders where user_id = $1) as orders,
            (select count(*)::int from coin_redemptions where user_id = $1) as redemptions,
            (select sum(amount)::int from coin_entries where user_id = $1) as coins,
            (select count(*)::int from vouchers where code = $2 and redeemed_at is not null) as vouchers,
            (select count(*)::int from outbox_mails m join users u on u.email = m.recipient where u.id = $1) as mails,
            (select count(*)::int from learning_events where user_id = $1 and kind = 'course-joined') as joined`,
    [id, code],
  );
  return rows[0];
}

const NOTHING = { places: 0, orders: 0, redemptions: 0, coins: COINS, vouchers: 0, mails: 0, joined: 0 };

describe('every way into a course', () => {
  it.each([
    ['is sold', COURSE, ['payment-required', 'open', 'open', 'open']],
    ['costs nothing', 'costless', ['open', 'course-is-free', 'voucher-not-needed', 'coins-not-needed']],
    [
      'is still being written',
      COURSE_IN_WRITING,
      ['open', 'not-for-sale-yet', 'voucher-not-needed', 'coins-not-needed'],
    ],
    [
      'has no lesson to open',
      'empty',
      ['no-lessons-yet', 'not-for-sale-yet', 'no-lessons-yet', 'no-lessons-yet'],
    ],
    ['is archived', 'archived', WAYS.map(() => 'course-archived')],
    ['was removed', 'removed', WAYS.map(() => 'unknown-course')],
    ['never was', 'nowhere', WAYS.map(() => 'unknown-course')],
  ])(
    'decides by one rule about a course that %s, and a refusal uses nothing up',
    async (_, courseId, expected) => {
      for (const [index, way] of WAYS.entries()) {
        const customer = await addCustomer();
        const answer = await ask(way, courseId, customer);
        expect([way, answer]).toEqual([way, expected[index]]);
        if (answer !== 'open') expect(await tracesOf(customer)).toEqual(NOTHING);
      }
    },
  );

  it.each(WAYS)('is closed for somebody who has a place (%s)', async (way) => {
    const customer = await addCustomer();
    expect(await ask('enrol', 'costless', customer)).toBe('open');
    expect(await ask(way, 'costless', customer)).toBe('already-enrolled');
    expect(await tracesOf(customer)).toMatchObject({ places: 1, orders: 0, coins: COINS, vouchers: 0 });
  });

  it('is closed at once when another process has archived the course', async () => {
    const archive = (isArchived: boolean) =>
      harness.test.app.inject({
        method: 'PUT',
        url: `/api/admin/content/courses/${ARCHIVABLE}/archive`,
        headers: { cookie: staff.cookie },
        payload: { isArchived },
      });
    const shown = await other.call('GET', `/api/courses/${ARCHIVABLE}`);
    expect(shown.json()).toMatchObject({ isArchived: false });
    expect((await archive(true)).statusCode).toBe(204);
    for (const way of WAYS) {
      const customer = await addCustomer();
      expect([way, await ask(way, ARCHIVABLE, customer, other)]).toEqual([way, 'course-archived']);
      expect(await tracesOf(customer)).toEqual(NOTHING);
    }
    expect((await archive(false)).statusCode).toBe(204);
  });

  it('is closed for the part of a sponsor as well, and the code is not held', async () => {
    const { id } = (
      await staff.post('/api/admin/vouchers', { sponsor: 'Fund', size: 1, ...VOUCHERS, amountInRand: 100 })
    ).json();
    const part = (await staff.post(`/api/admin/vouchers/${id}/codes`)).json().codes[0].code as string;
    const customer = { ...(await addCustomer()), code: part };
    const { price } = await quoteOf('archived');
    const paying = { courseId: 'archived', amount: price - 100, voucherCode: part };
    const answer = await customer.post('/api/paystack/initialize', paying, PROBLEM);
    expect(answer.json()).toMatchObject({ code: 'course-archived' });
    expect(await tracesOf(customer)).toEqual(NOTHING);
    const elsewhere = await customer.post('/api/vouchers/redemptions', { code: part, courseId: COURSE });
    expect(elsewhere.json()).toMatchObject({ paysInRand: 100, enrolledAt: null });
  });
});
