import { academy, type SignedIn } from '../../room/academy.ts';
import { addCoins } from '../../room/records/coins.ts';
import { addPaidOrder } from '../../room/records/paid-order.ts';
import { expect, test } from '../../room/test.ts';

const reference = (letter: string) => `AC-${letter.repeat(26)}`;
const COURSE = 'ai-fundamentals';

/** A place from a paid order, and 200 coins from an assessment in that course. */
async function buyAndEarn(buyer: SignedIn, letter: string): Promise<void> {
  const orderId = await addPaidOrder({ userId: buyer.id, reference: reference(letter) });
  const { database, services } = await academy();
  await database.pool.query(
    `insert into enrolments (user_id, course_id, enrolled_at, access, order_id)
     values ($1, $2, $3, 'paid', $4)`,
    [buyer.id, COURSE, services.clock(), orderId],
  );
  await database.pool.query(
    `with passed as (
       insert into learning_events (user_id, kind, subject, occurred_at, data)
       values ($1, 'assessment-passed', 'x', $2, '{"percent": 95, "courseId": "${COURSE}"}') returning id)
     insert into coin_entries (user_id, kind, amount, description, occurred_at, event_id)
     select $1, 'claimed', 200, 'Pass assessment (>80%)', $2, id from passed`,
    [buyer.id, services.clock()],
  );
}

/** A place paid with those coins. */
async function redeemPlace(buyer: SignedIn): Promise<void> {
  const { database, services } = await academy();
  await addCoins(buyer, 800);
  await database.pool.query(
    `with redeemed as (
       insert into coin_redemptions (user_id, reward_id, cost, state, course_id, course_title, requested_at, settled_at)
       values ($1, 'course', 1000, 'fulfilled', 'python-for-ai', 'Python for AI', $2, $2) returning id)
     insert into coin_entries (user_id, kind, amount, description, occurred_at, redemption_id)
     select $1, 'redeemed', -1000, 'Redeemed: Premium Course Access', $2, id from redeemed`,
    [buyer.id, services.clock()],
  );
  await database.pool.query(
    `insert into enrolments (user_id, course_id, enrolled_at, access) values ($1, 'python-for-ai', $2, 'coins')`,
    [buyer.id, services.clock()],
  );
}

const PLACE_ENDS =
  'place in Python for AI, because the coins that are left do not cover it. Its 1000 coins come back.';

test('who cancels a purchase reads beforehand what goes with it and what stays', async ({
  page,
  signInAsNew,
}) => {
  const buyer = await signInAsNew('learner');
  await buyAndEarn(buyer, 'K');
  await redeemPlace(buyer);
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Cancel purchase of AI Fundamentals' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this purchase?' });
  expect(dialog).toContainText('Your 200 coins from this course.');
  expect(dialog).toContainText(`Your ${PLACE_ENDS}`);
  expect(dialog).toContainText('What you learned stays on your record');
});

test('an administrator reads the same of the learner before refunding', async ({ page, signInAsNew }) => {
  const buyer = await signInAsNew('learner');
  await buyAndEarn(buyer, 'M');
  await redeemPlace(buyer);
  await signInAsNew('administrator');
  // This academy has no provider keys, so by itself it offers no refund.
  page.line.answer('GET /api/admin/orders', async ({ answer }) => {
    const real = await answer();
    const own = real.orders.filter((order) => order.reference === reference('M'));
    return { ...real, orders: own.map((order) => ({ ...order, canRefund: true })) };
  });
  await page.goto('/admin/payments');
  await page.getByRole('button', { name: 'Refund Naledi Mokoena' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this order' });
  expect(dialog).toContainText('Their 200 coins from this course.');
  expect(dialog).toContainText(`Their ${PLACE_ENDS}`);
  expect(dialog).toContainText('What they learned stays on their record');
});

test('a purse below zero says why', async ({ page, signInAsNew }) => {
  const buyer = await signInAsNew('learner');
  await buyAndEarn(buyer, 'N');
  await addCoins(buyer, 300);
  const { database, services } = await academy();
  const now = services.clock();
  await database.pool.query(
    `with redeemed as (
       insert into coin_redemptions (user_id, reward_id, cost, state, note, requested_at)
       values ($1, 'career', 500, 'open', 'x', $2) returning id)
     insert into coin_entries (user_id, kind, amount, description, occurred_at, redemption_id)
     select $1, 'redeemed', -500, 'Redeemed: Career Consultation', $2, id from redeemed`,
    [buyer.id, now],
  );
  await database.pool.query(
    `with taken as (
       insert into take_backs (user_id, course_id, course_title, order_id, taken_at)
       select $1, $3, 'AI Fundamentals', id, $2 from payment_orders where reference = $4 returning id)
     insert into coin_entries (user_id, kind, amount, description, occurred_at, take_back_id)
     select $1, 'withdrawn', -200, 'Taken back: AI Fundamentals was refunded', $2, id from taken`,
    [buyer.id, now, COURSE, reference('N')],
  );
  await page.goto('/crypto');
  const purse = page.getByRole('region', { name: 'Your purse' });
  expect(purse).toContainText('−200');
  expect(purse).toContainText('below zero because a course was refunded');
  expect(page.getByRole('list', { name: 'The latest entries' })).toContainText(
    'Taken back: AI Fundamentals was refunded',
  );
});
