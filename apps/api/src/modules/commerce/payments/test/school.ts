import type { AttemptAnswer } from '@academy/contract/learning/assessments';
import { Logger, runOnce } from 'graphile-worker';
import { expect } from 'vitest';
import { LESSON_REPORTS } from '../../../../test/test-learner.ts';
import { issueCertificate } from '../../../rewards/certificates/index.ts';
import { giveBack } from '../../../rewards/take-backs/index.ts';
import { COURSE, openPaymentHarness, type Payer } from './payment-harness.ts';

const quiet = new Logger(() => () => undefined);
const PROGRAM = 'def double(n):\n    return 2 * n\n';
const WORK = { answers: { goal: 'Less food wasted' }, ticked: ['honest'] };

interface Coins {
  readonly balance: number;
  readonly earned: number;
  readonly spent: number;
  readonly entries: { readonly amount: number; readonly description: string }[];
  readonly activities: { readonly id: string; readonly waiting: number }[];
}

interface OwnCertificate {
  readonly id: string;
  readonly state: string;
  readonly revokedBecause: string | null;
}

export type School = Awaited<ReturnType<typeof openSchool>>;

/** The harness of payments, a course with a trainer, and learners who complete it over HTTP. */
export async function openSchool() {
  const harness = await openPaymentHarness();
  const { pool } = harness.test.database;
  const staff = await harness.addPayer('administrator');
  const { id: trainerId, username } = await harness.test.addAccount('trainer');
  const cookie = await harness.test.signIn(username);
  await pool.query("update courses set instructor_ids = '{johan-van-wyk}' where id = $1", [COURSE]);
  await harness.test.app.inject({
    method: 'PUT',
    url: '/api/admin/instructor-accounts/johan-van-wyk',
    headers: { cookie: staff.cookie },
    payload: { personId: trainerId },
  });
  const trainer: Pick<Payer, 'get' | 'post'> = {
    get: (url) => harness.test.call('GET', url, { cookie }),
    post: (url, body, headers) =>
      harness.test.call('POST', url, { cookie, body, ...(headers && { headers }) }),
  };

  async function pass(learner: Payer, assessmentId: string): Promise<void> {
    const attempt = await learner.post(`/api/assessments/${assessmentId}/attempts`);
    const { attemptId, items } = attempt.json<AttemptAnswer>();
    const answers = Object.fromEntries(
      items.map(({ id }) => [
        id,
        assessmentId.endsWith('-final') ? { kind: 'code', source: PROGRAM } : { kind: 'number', value: 42 },
      ]),
    );
    for (;;) {
      const answer = await learner.post(`/api/assessment-attempts/${attemptId}/answers`, { answers });
      if (answer.statusCode === 503) continue;
      expect(answer.json()).toMatchObject({ isPassed: true });
      return;
    }
  }

  /** All lessons and assessments, and the project, which then waits for its trainer. */
  async function learn(learner: Payer): Promise<void> {
    // Simulates the days that reading takes.
    await pool.query("update enrolments set enrolled_at = '2026-09-01' where user_id = $1", [learner.id]);
    const events = Object.values(LESSON_REPORTS).flatMap((reports) => reports(COURSE));
    expect((await learner.post('/api/learning-events', { events })).statusCode).toBe(200);
    for (const part of ['one-assessment', 'two-assessment', 'final'])
      await pass(learner, `${COURSE}-${part}`);
    const handedIn = await learner.post(`/api/courses/${COURSE}/project/submissions`, WORK);
    expect(handedIn.json()).toMatchObject({ isWaiting: true });
  }

  async function submissionOf(learner: Payer) {
    const { rows } = await pool.query<{ id: string; handed_in_at: Date }>(
      'select id, handed_in_at from project_submissions where user_id = $1',
      [learner.id],
    );
    return { id: rows[0]?.id ?? '', handedInAt: rows[0]?.handed_in_at.toISOString() ?? '' };
  }

  async function judge(learner: Payer, headers?: Record<string, string>) {
    const { id, handedInAt } = await submissionOf(learner);
    const criteria = [{ id: 'honest', isMet: true, comment: '' }];
    const decision = { handedInAt, isPassed: true, comment: 'Well thought out.', criteria };
    return trainer.post(`/api/project-reviews/${id}/decision`, decision, headers);
  }

  const coins = async (learner: Payer) => (await learner.get('/api/coins')).json<Coins>();

  /** Claims everything that is claimable. */
  async function claimAll(learner: Payer): Promise<void> {
    for (const { id, waiting } of (await coins(learner)).activities)
      for (let claim = 0; claim < waiting; claim += 1)
        expect((await learner.post('/api/coins/claims', { activity: id })).statusCode).toBe(200);
  }

  /** Runs the jobs that places and completed courses have queued. */
  async function runJobs(): Promise<void> {
    const issuing = {
      ...harness.context,
      ...harness.test.services,
      publicUrl: () => 'https://academy.example',
    };
    await runOnce({
      pgPool: pool,
      logger: quiet,
      noHandleSignals: true,
      taskList: {
        'give-back': (payload) => giveBack(harness.context, payload as Parameters<typeof giveBack>[1]),
        'issue-certificate': (payload) =>
          issueCertificate(issuing, payload as Parameters<typeof issueCertificate>[1]),
      },
    });
  }

  /** Coins that were not earned in a course. */
  async function giveCoins(learner: Payer, amount: number): Promise<void> {
    await pool.query(
      `with gift as (
         insert into learning_events (user_id, kind, subject, occurred_at, data)
         values ($1, 'activity-recognised', gen_random_uuid()::text, '2026-10-01', '{"activity": "friend"}')
         returning id)
       insert into coin_entries (user_id, kind, amount, description, occurred_at, event_id)
       select $1, 'claimed', $2, 'A gift', '2026-10-02', id from gift`,
      [learner.id, amount],
    );
  }

  return {
    harness,
    giveCoins,
    staff,
    trainer,
    learn,
    judge,
    submissionOf,
    coins,
    claimAll,
    runJobs,
    /** Bought, learned, passed, claimed, with a certificate: 1,200 coins. */
    async graduate(more: object = {}) {
      const bought = await harness.buy(COURSE, more);
      await learn(bought.payer);
      expect((await judge(bought.payer)).statusCode).toBe(200);
      await runJobs();
      await claimAll(bought.payer);
      return bought;
    },
    async buyAgain(learner: Payer) {
      const reference = await learner.start();
      await harness.simulator.pay(reference);
      await learner.get(`/api/paystack/verify/${reference}`);
      return reference;
    },
    certificates: async (learner: Payer) => (await learner.get('/api/certificates')).json<OwnCertificate[]>(),
    badges: async (learner: Payer) =>
      (await learner.get('/api/achievements/user/details'))
        .json<{ name: string }[]>()
        .map(({ name }) => name),
  };
}
