import { BESIDE_LESSONS_BYTES } from '@academy/domain/learning/offline-packs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from './test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from './test/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ DEMO: 'on' }, { template: 'demo' });
});
afterAll(() => academy.close());

// As `packages/domain/src/academy/data-usage/transfers.ts` counts those of a request and its answer over HTTP/2.
const HEADER_BYTES = 600;

const OWN = [
  '/api/study-plan',
  '/api/learning-tracks',
  '/api/progress/user',
  '/api/progress/skills',
  '/api/achievements/user/details',
  '/api/reviews/today',
];

/** What a phone receives of these answers. */
async function weigh(paths: readonly string[]): Promise<number> {
  const { rows } = await academy.database.pool.query(`select id from users where username = 'learner'`);
  const cookie = await signInAs(academy, rows[0].id);
  let bytes = 0;
  for (const path of paths) {
    const answer = await academy.call('GET', path, { cookie, headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.statusCode, path).toBe(200);
    bytes += answer.rawPayload.length + HEADER_BYTES;
  }
  return bytes;
}

/** The price that is shown before a course is saved, against what comes. */
const expectSaid = (bytes: number, said: number) => expect(Math.abs(bytes / said - 1)).toBeLessThan(0.25);

it('what is saved of the learner beside lessons weighs what is said', async () => {
  expectSaid(await weigh(OWN), BESIDE_LESSONS_BYTES.own);
});

it('careers and help that are saved beside lessons weigh what is said', async () => {
  const careers: { id: string }[] = (await academy.call('GET', '/api/careers')).json();
  const texts = [
    '/api/help',
    '/api/courses',
    '/api/careers',
    ...careers.map(({ id }) => `/api/careers/${id}`),
  ];
  expectSaid(await weigh(texts), BESIDE_LESSONS_BYTES.texts);
});
