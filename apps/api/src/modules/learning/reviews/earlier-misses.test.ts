import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { derivedRows } from '../../../test/databases/derived-rows.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, reported } from '../../../test/test-learner.ts';

const MIGRATION = new URL('../../../database/migrations/0123_cards_of_missed_checks.sql', import.meta.url);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await addTestCourse(test.database.db, { id: 'em' });
});
afterAll(() => test.close());

it('checks that were missed before there were cards have the cards that a rebuild gives them', async () => {
  const learner = await addLearner(test);
  await learner.enrol('em');
  const missed = (checkId: string, occurredAt: string) =>
    reported('em-a', 'check-answered', { checkId, isRight: false, occurredAt });
  await learner.report(
    missed('em-a-1', '2026-10-20T23:30:00Z'),
    missed('em-a-1', '2026-11-01T08:00:00Z'),
    missed('em-a-2', '2026-11-02T08:00:00Z'),
    reported('em-a', 'card-reviewed', { cardId: 'check:em-a-2', grade: 'good', seconds: 20 }),
  );
  const { review_cards: expected } = await derivedRows(test, learner.id);
  expect(expected).toHaveLength(2);
  const { pool } = test.database;
  // As if cards had come after the first of these reports.
  await pool.query("delete from review_cards where user_id = $1 and card_id = 'check:em-a-1'", [learner.id]);
  await pool.query("update review_cards set entered_at = '2026-11-15T12:00:00Z' where user_id = $1", [
    learner.id,
  ]);
  await pool.query(readFileSync(MIGRATION, 'utf8'));
  expect((await derivedRows(test, learner.id)).review_cards).toEqual(expected);
});
