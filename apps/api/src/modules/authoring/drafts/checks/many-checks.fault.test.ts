import { performance } from 'node:perf_hooks';
import { afterAll, expect, it } from 'vitest';
import { BASE, LESSON, openStudio } from '../test/open-studio.ts';

const { academy, johan, admin, fileOf } = await openStudio();
afterAll(() => academy.close());

it('one trainer who sends many costly texts has to wait, and an administrator’s check is answered', async () => {
  const text = (await fileOf(LESSON)).text ?? '';
  const costly = `${text}\n\n${Array(12).fill('<a '.repeat(1630)).join('\n')}`;
  const check = (who: typeof johan, written: string) =>
    who.post(`${BASE}/check`, { draftId: null, files: [{ path: LESSON, text: written }] });
  // Starts the thread, as in a server that has run for a while.
  await check(johan, text);
  const flood = Promise.all(Array.from({ length: 12 }, () => check(johan, costly)));
  const begunMs = performance.now();
  const honest = await check(admin, text);
  const tookMs = performance.now() - begunMs;
  expect([honest.statusCode, honest.json().faults]).toEqual([200, []]);
  // A request ends after 15 seconds; before there was a bound this one reached that three times in a row.
  expect(tookMs).toBeLessThan(15_000); // impatient: the limit of a request itself

  const answers = await flood;
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  for (const { headers, body } of refused) {
    expect(JSON.parse(body).code).toBe('too-busy');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  const [read] = answers.filter(({ statusCode }) => statusCode === 200);
  expect(read?.json().faults[0]).toMatchObject({
    path: LESSON,
    line: text.split('\n').length + 2,
    message: expect.stringContaining('more than 1000 times "<"'),
  });
});
