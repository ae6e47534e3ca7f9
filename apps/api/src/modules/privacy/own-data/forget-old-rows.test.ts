import { afterAll, beforeAll, expect, it } from 'vitest';
import { runJob } from '../../../test/run-job.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
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
