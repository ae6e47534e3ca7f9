import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const STRANGERS = 60;
/** One being hashed, and those that may wait behind it. */
const ADMITTED = 21;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const login = (username: string, password: string, address: string, cookie = '') =>
  test.call('POST', '/api/auth/login', { body: { username, password }, address, cookie });

it('refuses a flood from new devices beyond the queue at once, and lets a known device in', async () => {
  const { username, password } = await test.addAccount('learner');
  const first = await login(username, password, '10.40.0.1');
  const device = [first.headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .find((cookie) => cookie?.startsWith('device='));
  expect(device).toBeDefined();

  const flood = Array.from({ length: STRANGERS }, (_, place) =>
    login(`flood-${place}`, 'wrong', `10.41.0.${place}`, place % 2 ? '' : `device=${'a'.repeat(43)}`),
  );
  const known = login(username, password, '10.41.0.1', device);
  const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThanOrEqual(STRANGERS - 2 * ADMITTED);
  expect(refused[0]?.body).toBe(
    'Many people are signing in at this moment. Please try again in a few seconds.',
  );
  expect(refused[0]?.headers['retry-after']).toBe('2');
  expect((await known).statusCode).toBe(200);
  // Nobody is locked out by it: the queue is empty again.
  expect((await login('flood-0', 'wrong', '10.42.0.1')).statusCode).toBe(401);
});
