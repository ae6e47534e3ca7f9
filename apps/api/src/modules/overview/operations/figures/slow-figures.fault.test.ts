import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';
import { countInTime } from '../count-in-time.ts';

let academy: TestApp;
let administrator: TestLearner;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  administrator = await addLearner(academy, 'administrator');
});
afterAll(() => academy.close());

/** Like a table that is too large to be read in time. */
const makeSlow = (table: string) =>
  academy.database.pool.query(`alter table ${table} rename to ${table}_behind;
    create view ${table} as select b.* from pg_sleep(60) left join ${table}_behind b on true offset 0`);
const SLOW = {
  status: 503,
  body: '503: These figures take too long just now. Choose a shorter period, or try again later.',
};
const requestFigures = async (path: string, figures: string) => {
  const query = new URLSearchParams({ figures, from: '2026-11-01', to: '2026-11-12' });
  const { statusCode, body } = await administrator.get(`/api/admin/${path}?${query}`);
  return { status: statusCode, body: `${statusCode}: ${body}` };
};

it('live figures that the database cannot count in time are refused with a sentence, and nothing else is', async () => {
  for (const table of ['waitlist_counter', 'figure_rollups']) await makeSlow(table);
  const slow = await Promise.all([requestFigures('operations', 'live'), requestFigures('insights', 'live')]);
  expect(slow).toEqual([SLOW, SLOW]);
  expect((await requestFigures('operations', 'sample')).status).toBe(200);
  expect((await administrator.get('/api/ready')).statusCode).toBe(200);
});

it('figures of many statements that are slow together are refused, and a fault stays one', async () => {
  const never = new Promise<string>(() => undefined);
  expect(await countInTime(never, 10)).toMatchObject({ refusal: { code: 'figures-too-slow' } });
  expect(await countInTime(Promise.resolve('figures'), 1000)).toEqual({ ok: true, value: 'figures' });
  await expect(countInTime(Promise.reject(new Error('another')), 1000)).rejects.toThrow('another');
});
