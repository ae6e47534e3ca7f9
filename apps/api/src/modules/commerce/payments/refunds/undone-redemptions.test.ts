import type { Answer } from '@academy/contract';
import { type EntryKind, totalsOf } from '@academy/domain/rewards/coins';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Payer, PROBLEM } from '../test/payment-harness.ts';
import { openSchool, type School } from '../test/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.harness.close());

type TakesBack = Answer<'GET /api/orders/:reference/take-back'>['takesBack'];

const cancel = (payer: Payer, reference: string) => payer.post(`/api/orders/${reference}/cancellation`);
const redeem = (payer: Payer, courseId: string) =>
  payer.post('/api/coins/redemptions', { rewardId: 'course', courseId }, PROBLEM);
const request = (payer: Payer) =>
  payer.post('/api/coins/redemptions', { rewardId: 'career', note: 'What comes next?' });
const pool = () => school.harness.test.database.pool;

async function placesOf({ id }: Payer): Promise<string[]> {
  const { rows } = await pool().query<{ course_id: string }>(
    'select course_id from enrolments where user_id = $1 order by course_id',
    [id],
  );
  return rows.map((row) => row.course_id);
}

/** Assessments that were passed in a course, claimed for 200 coins each. */
async function earn(payer: Payer, courseId: string, assessments: number): Promise<void> {
  await pool().query(
    `insert into learning_events (user_id, kind, subject, occurred_at, data)
     select $1, 'assessment-passed', $2 || '-' || number, now(),
            jsonb_build_object('percent', 95, 'courseId', $2::text)
       from generate_series(1, $3) number`,
    [payer.id, courseId, assessments],
  );
  for (let claim = 0; claim < assessments; claim += 1)
    expect((await payer.post('/api/coins/claims', { activity: 'assessment' })).statusCode).toBe(200);
}

const redemptionsOf = async ({ id }: Payer) =>
  (
    await pool().query<{ id: string; course_id: string | null; state: string; reason: string | null }>(
      'select id, course_id, state, reason from coin_redemptions where user_id = $1 order by requested_at, id',
      [id],
    )
  ).rows;

/** The account's totals equal the ledger's, and every place bought with coins has a redemption that was not returned. */
async function expectConsistent({ id }: Payer): Promise<void> {
  const { rows: entries } = await pool().query<{ kind: EntryKind; amount: number }>(
    'select kind, amount from coin_entries where user_id = $1',
    [id],
  );
  const { rows: accounts } = await pool().query(
    'select balance, earned, spent from coin_accounts where user_id = $1',
    [id],
  );
  expect(accounts[0]).toEqual(totalsOf(entries));
  const { rows: places } = await pool().query(
    `select e.course_id from enrolments e
      where e.user_id = $1 and e.access = 'coins' and not exists (
        select from coin_redemptions r
         where r.user_id = $1 and r.reward_id = 'course' and r.course_id = e.course_id and r.state = 'fulfilled')`,
    [id],
  );
  expect(places).toEqual([]);
}

describe('buy, finish, claim, redeem a place with the coins, then cancel', () => {
  it('ends the place too, and what was bought with its coins, announced before, in the letter and by the bell', async () => {
    const { harness, coins, certificates } = school;
    const { payer, reference } = await school.graduate();
    expect((await redeem(payer, 'second')).statusCode).toBe(200);
    expect(await coins(payer)).toMatchObject({ balance: 200 });
    await earn(payer, 'second', 5);
    expect((await redeem(payer, 'third')).statusCode).toBe(200);
    expect(await coins(payer)).toMatchObject({ balance: 200, earned: 2200, spent: 2000 });

    const { takesBack } = (await payer.get(`/api/orders/${reference}/take-back`)).json<{
      takesBack: TakesBack;
    }>();
    expect(takesBack).toMatchObject({
      coins: 1200,
      undone: [
        { courseId: 'third', cost: 1000, coins: 0, isPlace: true },
        { courseId: 'second', cost: 1000, coins: 1000, isPlace: true },
      ],
      balanceAfter: 0,
    });

    expect((await cancel(payer, reference)).statusCode).toBe(200);
    await harness.drainUntil(reference, 'refunded');
    await harness.poll([reference]);
    expect((await cancel(payer, reference)).statusCode).toBe(409);

    expect(await coins(payer)).toMatchObject({ balance: 0, earned: 0, spent: 0 });
    expect(await placesOf(payer)).toEqual([]);
    expect((await certificates(payer)).every(({ state }) => state === 'revoked')).toBe(true);
    expect(await redemptionsOf(payer)).toMatchObject([
      { state: 'returned', reason: expect.stringContaining('Course sold was refunded') },
      { state: 'returned' },
    ]);
    await expectConsistent(payer);

    const { rows: letters } = await pool().query<{ body: string }>(
      `select body from outbox_mails m join users u on u.email = m.recipient
        where u.id = $1 and subject = 'Your refund for Course sold'`,
      [payer.id],
    );
    expect(letters[0]?.body).toContain('Your place in Course second');
    expect(letters[0]?.body).toContain('Your place in Course third');
    const { rows: notices } = await pool().query<{ title: string }>(
      "select title from notices where user_id = $1 and kind = 'course-taken-back'",
      [payer.id],
    );
    expect(notices.map(({ title }) => title)).toEqual([
      expect.stringContaining('your place in Course third, your place in Course second'),
    ]);
  });

  it('keeps a place that other coins pay for', async () => {
    const { payer, reference } = await school.graduate();
    await school.giveCoins(payer, 1000);
    expect((await redeem(payer, 'second')).statusCode).toBe(200);
    await cancel(payer, reference);
    expect(await school.coins(payer)).toMatchObject({ balance: 0, earned: 1000, spent: 1000 });
    expect(await placesOf(payer)).toEqual(['second']);
  });

  it('ends a place that only its own coins would pay for', async () => {
    const { payer, reference } = await school.graduate();
    expect((await redeem(payer, 'second')).statusCode).toBe(200);
    await earn(payer, 'second', 6);
    expect(await school.coins(payer)).toMatchObject({ balance: 1400 });
    await cancel(payer, reference);
    expect(await school.coins(payer)).toMatchObject({ balance: 0, earned: 0, spent: 0 });
    expect(await placesOf(payer)).toEqual([]);
  });

  it('returns an open request, and leaves the balance below zero for one that was fulfilled', async () => {
    const { payer, reference } = await school.graduate();
    await school.giveCoins(payer, 1900);
    expect((await request(payer)).statusCode).toBe(200);
    const [fulfilled] = await redemptionsOf(payer);
    await school.staff.post(`/api/admin/redemptions/${fulfilled?.id}/fulfilment`);
    expect((await request(payer)).statusCode).toBe(200);
    await cancel(payer, reference);
    expect((await redemptionsOf(payer)).map(({ state }) => state).sort()).toEqual(['fulfilled', 'returned']);
    expect(await school.coins(payer)).toMatchObject({ balance: 400, earned: 1900, spent: 1500 });
    await expectConsistent(payer);

    const used = await school.graduate();
    await school.giveCoins(used.payer, 300);
    await request(used.payer);
    const [only] = await redemptionsOf(used.payer);
    await school.staff.post(`/api/admin/redemptions/${only?.id}/fulfilment`);
    await cancel(used.payer, used.reference);
    expect(await school.coins(used.payer)).toMatchObject({ balance: -1200, earned: 300, spent: 1500 });
    expect(await codeOf(redeem(used.payer, 'third'))).toEqual({
      statusCode: 409,
      code: 'insufficient-balance',
    });
  });

  it('gives the coins of an ended place back when it is taken again', async () => {
    const { payer, reference } = await school.graduate();
    await redeem(payer, 'second');
    await earn(payer, 'second', 3);
    await cancel(payer, reference);
    expect(await school.coins(payer)).toMatchObject({ balance: 0, earned: 0 });
    await school.giveCoins(payer, 1000);
    expect((await redeem(payer, 'second')).statusCode).toBe(200);
    await school.runJobs();
    expect(await school.coins(payer)).toMatchObject({ balance: 600, earned: 1600, spent: 1000 });
    await expectConsistent(payer);
  });

  it('goes the same way when staff return the coins of the first place', async () => {
    const payer = await school.harness.addPayer();
    await school.giveCoins(payer, 1000);
    await redeem(payer, 'second');
    await earn(payer, 'second', 5);
    await redeem(payer, 'third');
    const first = (await redemptionsOf(payer)).find((each) => each.course_id === 'second');
    const returned = await school.staff.post(`/api/admin/redemptions/${first?.id}/return`, {
      reason: 'A mistake.',
    });
    expect(returned.statusCode).toBe(204);
    // The 1,000 granted coins now pay for the third course.
    expect(await placesOf(payer)).toEqual(['third']);
    expect(await school.coins(payer)).toMatchObject({ balance: 0, earned: 1000, spent: 1000 });
    await expectConsistent(payer);
  });
});

describe('all of it in the same moment', () => {
  it('never leaves a place that nobody has paid for', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { payer, reference } = await school.harness.buy();
      await school.learn(payer);
      expect((await school.judge(payer)).statusCode).toBe(200);
      await school.runJobs();
      const half = round % 2 === 0 ? school.claimAll(payer) : Promise.resolve();
      await half;
      const answers = await Promise.all([
        ...['module', 'assessment', 'course', 'module', 'assessment', 'assessment'].map((activity) =>
          payer.post('/api/coins/claims', { activity }),
        ),
        redeem(payer, 'second'),
        redeem(payer, 'third'),
        cancel(payer, reference),
        redeem(payer, 'second'),
        cancel(payer, reference),
        request(payer),
      ]);
      for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
      expect(await placesOf(payer)).toEqual([]);
      expect(await school.coins(payer)).toMatchObject({ balance: 0, earned: 0, spent: 0 });
      await expectConsistent(payer);
    }
  });

  it('does not lock out staff who settle requests, return places and judge projects', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { payer, reference } = await school.graduate();
      await school.giveCoins(payer, 1500);
      await redeem(payer, 'second');
      await request(payer);
      const redemptions = await redemptionsOf(payer);
      const [place, talk] = ['second', null].map(
        (course) => redemptions.find((each) => each.course_id === course)?.id,
      );
      const answers = await Promise.all([
        school.staff.post(`/api/admin/redemptions/${place}/return`, { reason: 'A mistake.' }),
        cancel(payer, reference),
        school.staff.post(`/api/admin/redemptions/${talk}/fulfilment`),
        school.staff.post(`/api/admin/redemptions/${talk}/return`, { reason: 'Not today.' }),
      ]);
      for (const { statusCode } of answers) expect([200, 204, 409]).toContain(statusCode);
      expect(await placesOf(payer)).toEqual([]);
      await expectConsistent(payer);
    }
  });
});
