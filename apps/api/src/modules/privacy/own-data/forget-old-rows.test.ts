import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runJob } from '../../../test/run-job.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner } from '../../../test/test-learner.ts';
import { queueMail } from '../../academy/outbox/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const count = async (table: string) =>
  (await test.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

it('keeps what still serves its purpose and forgets what does not', async () => {
  const { username } = await test.addAccount('learner');
  await test.signIn(username);
  await queueMail(test.services.db, {
    recipient: 'a@example.co.za',
    subject: 'Old',
    body: 'text',
    now: test.services.clock(),
  });
  await test.call('POST', '/api/auth/password-reset', {
    body: { username },
    headers: { 'idempotency-key': 'old' },
  });

  test.moveClock(DAY_MS);
  await runJob(test.services, 'forget-old-rows', {});
  expect([await count('sign_ins'), await count('outbox_mails'), await count('repeatable_answers')]).toEqual([
    1, 1, 1,
  ]);

  test.moveClock(2 * DAY_MS);
  await runJob(test.services, 'forget-old-rows', {});
  expect([await count('sign_ins'), await count('outbox_mails'), await count('repeatable_answers')]).toEqual([
    1, 1, 0,
  ]);

  test.moveClock(90 * DAY_MS);
  await runJob(test.services, 'forget-old-rows', {});
  expect([await count('sign_ins'), await count('outbox_mails'), await count('try_counts')]).toEqual([
    0, 0, 0,
  ]);
});

it('deletes in batches, and each table for itself: one that fails is named and tried again', async () => {
  const { pool } = test.database;
  const administrator = await addLearner(test, 'administrator');
  await pool.query('truncate outbox_mails');
  await pool.query(
    `insert into outbox_mails (recipient, subject, body, created_at)
     select 'a@example.co.za', 'Old', 'text', '2020-01-01' from generate_series(1, 12000)`,
  );
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$;
    create trigger refuse before delete on try_counts for each statement execute function refuse()`);
  await expect(runJob(test.services, 'forget-old-rows', {})).rejects.toThrow(
    'Not all old rows were deleted.',
  );
  expect(await count('outbox_mails')).toBe(0);
  expect(test.logLines.join('')).toContain('old rows of a table could not all be deleted');

  const read = async () =>
    (await administrator.get('/api/admin/privacy')).json<Answer<'GET /api/admin/privacy'>>();
  const [latest] = (await read()).removals;
  expect(latest?.unfinished).toEqual(['try_counts']);
  expect(latest?.removed).toContainEqual({ table: 'outbox_mails', rows: 12_000 });
  const health = async () =>
    (await administrator.get('/api/admin/health'))
      .json<Answer<'GET /api/admin/health'>>()
      .checks.find(({ check }) => check === 'retention');
  expect(await health()).toMatchObject({ state: 'attention', value: 1 });

  await pool.query('drop trigger refuse on try_counts');
  await runJob(test.services, 'forget-old-rows', {});
  expect(await health()).toMatchObject({ state: 'good', value: 0 });
});
