import { randomUUID } from 'node:crypto';
import type { ActivityId } from '@academy/domain/learning/learning-log';
import type { TestApp } from '../../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';

export interface Purse extends TestLearner {
  readonly coins: () => Promise<Coins>;
  readonly claim: (activity: ActivityId, key?: string) => ReturnType<TestLearner['post']>;
  readonly redeem: (input: Readonly<Record<string, string>>, key?: string) => ReturnType<TestLearner['post']>;
}

interface Coins {
  readonly balance: number;
  readonly earned: number;
  readonly spent: number;
  readonly entries: { id: string; type: string; amount: number; description: string; date: string }[];
  readonly activities: { id: ActivityId; waiting: number; next: string }[];
  readonly streakDays: number;
  readonly rewards: { id: string; locked: boolean }[];
  readonly requests: { id: string; state: string; appointedAt: string | null; reason: string | null }[];
  readonly [other: string]: unknown;
}

/** Claimable activities in the log. */
export async function addEvents(test: TestApp, userId: string, activity: ActivityId, count: number) {
  await test.database.pool.query(
    `insert into learning_events (user_id, kind, subject, occurred_at, data)
     select $1, 'activity-recognised', gen_random_uuid()::text, '2026-11-01', jsonb_build_object('activity', $2::text)
       from generate_series(1, $3)`,
    [userId, activity, count],
  );
}

/** Courses that the learner has completed. */
export async function completeCourses(test: TestApp, userId: string, courseIds: readonly string[]) {
  await test.database.pool.query(
    `insert into course_progress (user_id, course_id, percent, completed_at)
     select $1, course, 100, '2026-11-02' from unnest($2::text[]) course`,
    [userId, courseIds],
  );
}

const keyed = (key?: string) => (key === undefined ? undefined : { 'idempotency-key': key });

/** A learner with this many coins, from modules already claimed. */
export async function addPurse(test: TestApp, balance = 0): Promise<Purse> {
  const learner = await addLearner(test);
  if (balance > 0) await fillPurse(test, learner.id, balance);
  return {
    ...learner,
    coins: async () => (await learner.get('/api/coins')).json(),
    claim: (activity, key) => learner.post('/api/coins/claims', { activity }, keyed(key)),
    redeem: (input, key) => learner.post('/api/coins/redemptions', input, keyed(key)),
  };
}

/** This many coins, from a course already claimed. */
export async function fillPurse(test: TestApp, userId: string, amount: number): Promise<void> {
  const eventId = randomUUID();
  await test.database.pool.query(
    `insert into learning_events (id, user_id, kind, subject, occurred_at, data)
     values ($1::uuid, $2, 'activity-recognised', $1::text, '2026-10-01', '{"activity": "course"}')`,
    [eventId, userId],
  );
  await test.database.pool.query(
    `insert into coin_entries (user_id, kind, amount, description, occurred_at, event_id)
     values ($1, 'claimed', $2, 'A gift', '2026-10-02', $3)`,
    [userId, amount, eventId],
  );
}

export const ADDRESS = 'Thandi Nkosi, 12 Long Street, Polokwane, 0699';
