import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

const LIMIT_MS = 3000;

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await createTestApp({}, { limitMs: LIMIT_MS });
  // A real socket: without one the body is never read from the network, which is where the framework's timer ends.
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Makes the next check of a password hang until it is released. */
function hangingPasswords(name: 'verify' | 'hash') {
  const { passwords } = test.services;
  const working = passwords[name];
  const goOn = Promise.withResolvers<void>();
  const wentOn = Promise.withResolvers<void>();
  Object.assign(passwords, {
    [name]: async (...words: unknown[]) => {
      Object.assign(passwords, { [name]: working });
      await goOn.promise;
      wentOn.resolve();
      return (working as (...given: unknown[]) => unknown)(...words);
    },
  });
  return {
    async release() {
      goOn.resolve();
      await wentOn.promise;
    },
  };
}

const signIns = async () =>
  (await test.database.pool.query('select count(*)::int as rows from sign_ins')).rows[0].rows;

describe('a request that hangs', () => {
  it('is answered with 503, a sentence and when to try again, over a real socket', async () => {
    const { release } = hangingPasswords('verify');
    const started = performance.now();
    const answer = await post('/api/auth/login', { username: 'a', password: 'b' });
    expect([answer.status, await answer.text()]).toEqual([
      503,
      'The academy is unavailable right now. Please try again in a minute.',
    ]);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(performance.now() - started).toBeGreaterThan(LIMIT_MS - 50);
    await release();
  });

  it('takes no effect afterwards', async () => {
    const { username, password } = await test.addAccount('learner');
    const before = await signIns();
    const { release } = hangingPasswords('verify');
    expect((await post('/api/auth/login', { username, password })).status).toBe(503);
    await release();
    await expect.poll(() => test.services.pool.idleCount === test.services.pool.totalCount).toBe(true);
    expect(await signIns()).toBe(before);
  });

  it('frees its key, so that the same request can be made again and takes effect once', async () => {
    const { id, password } = await test.addAccount('learner');
    let cookie = await signInAs(test, id);
    const change = async () => {
      const answer = await post(
        '/api/auth/change-password',
        { currentPassword: password, newPassword: 'a new password 1' },
        { cookie, 'idempotency-key': 'slow-change' },
      );
      // The earlier token ends with the earlier password.
      cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
      return answer;
    };
    const { release } = hangingPasswords('hash');
    expect((await change()).status).toBe(503);
    await release();
    // The first one still holds the key until it has noticed.
    await expect.poll(async () => (await change()).status, { timeout: 60_000 }).toBe(204);
    const again = await change();
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([204, 'true']);
  });

  it('applies to reads that wait for the account of the caller', async () => {
    const { id } = await test.addAccount('learner');
    const cookie = await signInAs(test, id);
    const blocker = await test.database.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table sign_ins in access exclusive mode');
    const answer = await fetch(`${origin}/api/auth/user`, { headers: { cookie } });
    await blocker.query('rollback');
    blocker.release();
    expect(answer.status).toBe(503);
  });
});
