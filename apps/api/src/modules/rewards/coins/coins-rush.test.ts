import { ACTIVITY_IDS, type ActivityId } from '@academy/domain/learning/learning-log';
import { type EntryKind, totalsOf } from '@academy/domain/rewards/coins';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../test/property-runs.ts';
import { startSecondProcess } from '../../../test/second-process.ts';
import { signInAs } from '../../../test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addEvents, addPurse } from './test/purse.ts';

let processes: readonly [TestApp, TestApp];
let staffCookie: string;
beforeAll(async () => {
  const first = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  processes = [first, await startSecondProcess(first.database, { PUBLIC_URL: 'http://academy.example' })];
  staffCookie = await signInAs(first, (await first.addAccount('administrator')).id);
});
afterAll(async () => {
  await processes[1].close();
  await processes[0].close();
});

interface Ledger {
  readonly kind: EntryKind;
  readonly amount: number;
  readonly event: string | null;
}

async function ledgerOf(userId: string) {
  const { pool } = processes[0].database;
  const entries = await pool.query<Ledger>(
    'select kind, amount, event_id as event from coin_entries where user_id = $1 order by sequence',
    [userId],
  );
  const account = await pool.query('select balance, earned, spent from coin_accounts where user_id = $1', [
    userId,
  ]);
  return { entries: entries.rows, account: account.rows[0] ?? { balance: 0, earned: 0, spent: 0 } };
}

/** Every other call goes to the other process. */
const post = (turn: number, cookie: string, url: string, body?: object) =>
  (turn % 2 === 0 ? processes[0] : processes[1]).call('POST', url, { cookie, ...(body && { body }) });

const talk = { rewardId: 'career', note: 'What comes next?' };

describe('two processes at once', () => {
  it('COIN-25 of twenty redemptions of a balance for one, one succeeds', async () => {
    const learner = await addPurse(processes[0], 1600);
    const cookie = await signInAs(processes[0], learner.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => post(turn, cookie, '/api/coins/redemptions', talk)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect((await ledgerOf(learner.id)).account).toEqual({ balance: 100, earned: 1600, spent: 1500 });
  });

  it('COIN-25 twenty claims of seven events claim each once', async () => {
    const learner = await addPurse(processes[0]);
    await addEvents(processes[0], learner.id, 'assessment', 7);
    const cookie = await signInAs(processes[0], learner.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        post(turn, cookie, '/api/coins/claims', { activity: 'assessment' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
    const { entries, account } = await ledgerOf(learner.id);
    expect(new Set(entries.map(({ event }) => event)).size).toBe(7);
    expect(account.balance).toBe(1400);
  });
});

type Step =
  | { readonly does: 'claim'; readonly activity: ActivityId }
  | { readonly does: 'redeem'; readonly rewardId: 'mentorship' | 'career' }
  | { readonly does: 'return' };

const step = fc.oneof(
  fc.record({ does: fc.constant('claim' as const), activity: fc.constantFrom(...ACTIVITY_IDS) }),
  fc.record({
    does: fc.constant('redeem' as const),
    rewardId: fc.constantFrom('mentorship' as const, 'career' as const),
  }),
  fc.record({ does: fc.constant('return' as const) }),
);

describe('any interleaving', () => {
  it('COIN-25 of claims, redemptions and returns keeps the balance at the sum of the ledger, never below zero', async () => {
    const [first] = processes;
    async function act(turn: number, userId: string, cookie: string, given: Step): Promise<number> {
      if (given.does === 'claim')
        return (await post(turn, cookie, '/api/coins/claims', { activity: given.activity })).statusCode;
      if (given.does === 'redeem')
        return (await post(turn, cookie, '/api/coins/redemptions', { ...talk, rewardId: given.rewardId }))
          .statusCode;
      const { rows } = await first.database.pool.query(
        "select id from coin_redemptions where user_id = $1 and state = 'open' limit 1",
        [userId],
      );
      if (!rows[0]) return 404;
      const url = `/api/admin/redemptions/${rows[0].id}/return`;
      return (await post(turn, staffCookie, url, { reason: 'Not today' })).statusCode;
    }
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 3000 }),
        // Steps within a round run at once.
        fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        async (begin, rounds) => {
          const learner = await addPurse(first, begin);
          const cookie = await signInAs(first, learner.id);
          for (const activity of ACTIVITY_IDS) await addEvents(first, learner.id, activity, 2);
          for (const round of rounds) {
            const statuses = await Promise.all(
              round.map((each, turn) => act(turn, learner.id, cookie, each)),
            );
            for (const status of statuses) expect([200, 204, 404, 409]).toContain(status);
            const { entries, account } = await ledgerOf(learner.id);
            expect(account).toEqual(totalsOf(entries));
            expect(account.balance).toBeGreaterThanOrEqual(0);
            const events = entries.flatMap(({ event }) => event ?? []);
            expect(new Set(events).size).toBe(events.length);
          }
        },
      ),
      { ...propertyRuns(4), endOnFailure: true },
    );
  });
});
