import { randomUUID } from 'node:crypto';
import type { AgentReply } from '@academy/contract/assistant/agents';
import { STATE_INTENTS } from '@academy/domain/assistant/agents';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../test/property-runs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, LESSON_REPORTS, type TestLearner } from '../../../test/test-learner.ts';
import { lockLearner } from '../../learning/learning-log/index.ts';
import { EXPECTED_FIGURES, type ExpectedFigures } from './test/expected-figures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'fig' });
  await test.database.pool.query(
    `insert into training_sessions (id, title, type, description, instructor_id, starts_at, ends_at, seats)
     select 'fig-' || n, 'Practice ' || chr(64 + n), 'Workshop', 'With paper.', (select min(id) from instructors),
            at, at + interval '1 hour', 5
       from generate_series(1, 2) n, lateral (select timestamptz '2026-11-16T15:30:00Z' + n * interval '1 day' as at) t`,
  );
  await test.database.pool.query(
    `insert into events (id, title, event_type, description, starts_at, ends_at, place, gradient)
     values ('fig-event', 'Open evening', 'Webinar', 'Questions.', '2026-11-17T16:00:00Z', '2026-11-17T17:00:00Z', 'Online', 'blue-teal')`,
  );
});
afterAll(() => test.close());

async function linesOf(statement: string, userId: string): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ line: string }>(statement, [userId]);
  return rows.map(({ line }) => line);
}

async function numberOf(statement: string, userId: string): Promise<number | null> {
  const { rows } = await test.database.pool.query<{ n: number | null }>(
    `select (${statement})::float8 as n`,
    [userId],
  );
  return rows[0]?.n ?? null;
}

async function plantCoins(userId: string, claims: number, redemptions: number): Promise<void> {
  const { pool } = test.database;
  const { rows } = await pool.query(
    `insert into learning_events (user_id, kind, subject, occurred_at, data)
     select $1, 'activity-recognised', n::text, '2026-11-01', '{"activity": "course"}' from generate_series(1, $2::int) n
     returning id`,
    [userId, claims + 2],
  );
  await pool.query(
    `insert into coin_entries (user_id, kind, amount, description, occurred_at, event_id)
     select $1, 'claimed', 500, 'Planted', '2026-11-02', unnest($2::uuid[])`,
    [userId, rows.slice(2).map(({ id }) => id)],
  );
  for (let n = 0; n < redemptions; n += 1)
    await pool.query(
      `with asked_for as (
         insert into coin_redemptions (user_id, reward_id, cost, state, note, requested_at)
         values ($1, 'career', 700, 'open', 'Planted', '2026-11-03') returning id
       )
       insert into coin_entries (user_id, kind, amount, description, occurred_at, redemption_id)
       select $1, 'redeemed', -700, 'Planted', '2026-11-03', id from asked_for`,
      [userId],
    );
}

interface State {
  readonly lessons: readonly ('a' | 'b' | 'c' | 'd')[];
  readonly claims: number;
  readonly redemptions: number;
  /** Right answers of ten at each attempt at the first assessment. */
  readonly attempts: readonly number[];
  readonly booked: readonly string[];
  readonly isOnBoard: boolean;
}

const STATES: fc.Arbitrary<State> = fc.record({
  lessons: fc.subarray(['a', 'b', 'c', 'd'] as const, { minLength: 1, maxLength: 3 }),
  claims: fc.integer({ min: 2, max: 9 }),
  redemptions: fc.integer({ min: 0, max: 1 }),
  attempts: fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 2 }),
  booked: fc.subarray(['fig-1', 'fig-2']),
  isOnBoard: fc.boolean(),
});

async function plant({
  lessons,
  claims,
  redemptions,
  attempts,
  booked,
  isOnBoard,
}: State): Promise<TestLearner> {
  const learner = await addLearner(test);
  // All learners of these tests ask from one address.
  await test.database.pool.query('delete from try_counts');
  await learner.enrol('fig');
  for (const lesson of lessons) await learner.report(...LESSON_REPORTS[lesson]('fig'));
  await plantCoins(learner.id, claims, redemptions);
  for (const right of attempts) {
    await lockLearner(test.database.db, learner.id);
    await test.database.pool.query(
      `insert into assessment_attempts
         (user_id, assessment_id, items, started_at, submitted_at, answers, right_count, total, is_passed)
       values ($1, 'fig-one-assessment', '[]', '2026-11-15T11:20:00Z', '2026-11-15T11:30:00Z', '{}', $2, 10, $2 > 8)`,
      [learner.id, right],
    );
  }
  if (attempts.some((right) => right > 8))
    await test.database.pool.query(
      `update course_progress set done = done || '{fig-one-assessment}' where user_id = $1 and course_id = 'fig'`,
      [learner.id],
    );
  for (const id of booked) await learner.post(`/api/sessions/${id}/bookings`, { orWait: true });
  if (isOnBoard) await learner.put('/api/leaderboard/entry', { name: 'Thandi', province: null });
  return learner;
}

async function says(learner: TestLearner, message: string): Promise<AgentReply> {
  const answer = await learner.post('/api/agents/message', {
    agentType: 'certifypro',
    message,
    sessionId: randomUUID(),
  });
  return answer.json<AgentReply>();
}

/** Removes every looked-up figure; a figure that is left over was invented. */
async function check(
  learner: TestLearner,
  { question, figures = [], lines, among, rules = [] }: ExpectedFigures,
) {
  // The chat's own counters are read before the reply to it counts.
  const expected = await Promise.all(figures.map(([, statement]) => numberOf(statement, learner.id)));
  const { response } = await says(learner, question);
  let rest = response;
  for (const [index, [pattern]] of figures.entries()) {
    const match = pattern.exec(response);
    expect([response, pattern, match ? Number(match[1]) : null]).toEqual([
      response,
      pattern,
      expected[index],
    ]);
    rest = rest.replace(pattern, ' ');
  }
  for (const line of lines === undefined ? [] : await linesOf(lines, learner.id)) {
    expect(response).toContain(line);
    rest = rest.replace(line, ' ');
  }
  const under = among?.[0].exec(response)?.[1] ?? '';
  const possible = among ? await linesOf(among[1], learner.id) : [];
  for (const line of under.trim().split('\n')) if (line !== '') expect(possible).toContain(line);
  rest = rest.replace(under, '');
  for (const rule of rules) rest = rest.replaceAll(rule, '');
  return rest;
}

describe('every figure in an answer', () => {
  it('AGENT-13 is the figure of the database, whatever was asked and whatever the learner has done', async () => {
    await fc.assert(
      fc.asyncProperty(STATES, async (state) => {
        const learner = await plant(state);
        for (const intent of STATE_INTENTS) {
          const rest = await check(learner, EXPECTED_FIGURES[intent]);
          if (intent !== 'badges') expect([intent, rest]).toEqual([intent, rest.replaceAll(/\d/g, '#')]);
        }
      }),
      propertyRuns(3),
    );
  });

  it('of a badge that is near is the one that the page of badges shows', async () => {
    const learner = await plant({
      lessons: ['a'],
      claims: 2,
      redemptions: 0,
      attempts: [],
      booked: [],
      isOnBoard: false,
    });
    const { nearest } = (await learner.get('/api/achievements/user/nearest')).json();
    const { response } = await says(learner, 'Which badges do I have?');
    const told = [...response.matchAll(/\((\d+) of (\d+)\)$/gm)].map(([, done, all]) => [
      Number(done),
      Number(all),
    ]);
    expect(told).toEqual(
      nearest.map(({ progress, total }: { progress: number; total: number }) => [progress, total]),
    );
  });

  it('says honestly that there is nothing yet', async () => {
    const learner = await addLearner(test);
    const words = async (question: string) => (await says(learner, question)).response;
    expect(await words('How many coins do I have?')).toContain('0 Nexii coins');
    expect(await words('Which badges do I have?')).toContain('not earned a badge yet');
    expect(await words('Which certificates do I have?')).toContain('no certificate yet');
    expect(await words('How long is my streak?')).toContain('no learning streak');
  });
});
