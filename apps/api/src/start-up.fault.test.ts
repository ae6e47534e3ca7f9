import { expect, it } from 'vitest';
import { IMPORT_LOCK } from './modules/catalogue/courses/courseware/import.store.ts';
import { makeReady } from './start-up.ts';
import { createTestApp } from './test/test-app.ts';

it('a first start waits for another process that reads the content for longer than a lock is waited for', async () => {
  const test = await createTestApp({ DEMO: 'on' }, { template: 'empty', isStarting: true });
  const { pool } = test.database;
  const other = await pool.connect();
  await other.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
  const ready = makeReady(test.services, () => undefined);
  const waiting = async () => {
    const { rows } = await pool.query(
      `select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
        where locktype = 'advisory' and not granted and d.datname = current_database()`,
    );
    return rows[0].n;
  };
  // The first try, its end, and the next one.
  for (const n of [1, 0, 1]) await expect.poll(waiting, { timeout: 120_000 }).toBe(n);
  other.release(true);
  await ready;
  const body = { username: 'learner', password: test.services.config.DEMO_PASSWORD };
  expect((await test.call('POST', '/api/auth/login', { body })).statusCode).toBe(200);
  await test.close();
});
