import { endpoints } from '@academy/contract';
import type { Endpoint } from '@academy/contract/endpoint';
import { PASSKEY_CHALLENGE_MS } from '@academy/domain/accounts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightRequest } from '../../../../test/fuzz/right-request.ts';
import { codeNow } from '../../../../test/sign-in/code-now.ts';
import { createAuthenticator } from '../../../../test/sign-in/test-authenticator.ts';
import { useUp } from '../../../../test/sign-in/use-up.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner } from '../../../../test/test-learner.ts';

const PASSWORD = 'correct horse battery';
const GUESS = 'quagga-tortoise-kraal';
const ORIGIN = 'https://academy.example';
const HERE = { rpId: 'academy.example', origin: ORIGIN };
const STEP_MS = 30_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: ORIGIN });
});
afterAll(() => test.close());

/** What the security log says, without the fields of every line. */
async function securityLinesOf(act: () => PromiseLike<unknown>) {
  const before = test.securityLines.length;
  await act();
  const lines = test.securityLines.slice(before);
  for (const secret of [PASSWORD, GUESS, 'example.co.za']) expect(lines.join()).not.toContain(secret);
  return lines.map((line) => {
    const { time, requestId, level: _, log, ...fields } = JSON.parse(line);
    expect([log, typeof time, typeof requestId]).toEqual(['security', 'string', 'string']);
    return fields;
  });
}

/** A person with an authenticator app. */
async function addPersonWithApp() {
  const person = await addLearner(test);
  await person.post('/api/auth/second-factor', { password: PASSWORD });
  const begun = await codeNow(test, person.id);
  expect((await person.post('/api/auth/second-factor/confirmation', { code: begun })).statusCode).toBe(200);
  test.moveClock(2 * STEP_MS);
  return person;
}

const signIn = (username: string, code?: string) =>
  test.call('POST', '/api/auth/login', { body: { username, password: PASSWORD, ...(code && { code }) } });

async function addPersonWithPasskey() {
  const person = await addLearner(test);
  const device = createAuthenticator();
  const begun = await person.post('/api/auth/passkeys/challenge', { password: PASSWORD });
  const made = device.make({ ...HERE, challenge: begun.json().challenge });
  expect((await person.post('/api/auth/passkeys', { name: 'My phone', ...made })).statusCode).toBe(201);
  return { ...person, device };
}

async function signInWith(device: ReturnType<typeof createAuthenticator>, waitMs = 0) {
  const { challenge } = (await test.call('POST', '/api/auth/passkey-sign-in/challenge')).json();
  test.moveClock(waitMs);
  return test.call('POST', '/api/auth/passkey-sign-in', { body: device.sign({ ...HERE, challenge }) });
}

describe('the security log', () => {
  it('records a right password without its code, a wrong code, and the factor that was accepted', async () => {
    const { id: userId, email } = await addPersonWithApp();
    expect(await securityLinesOf(() => signIn(email))).toEqual([{ event: 'second-factor-needed', userId }]);
    expect(await securityLinesOf(() => signIn(email, '000000'))).toEqual([
      { event: 'sign-in-failed', userId, reason: 'wrong-code' },
    ]);
    const code = await codeNow(test, userId);
    expect(await securityLinesOf(() => signIn(email, code))).toEqual([
      { event: 'signed-in', userId, by: 'password-and-code' },
    ]);
  });

  it('records too many codes as such', async () => {
    const { id: userId, email } = await addPersonWithApp();
    await useUp(test, 'second-factor', userId);
    expect(await securityLinesOf(() => signIn(email, '000000'))).toMatchObject([
      { event: 'sign-in-failed', userId, reason: 'too-many-tries' },
      { event: 'limit-reached' },
    ]);
  });

  it('records a sign-in by password, and each way to end one', async () => {
    const { id: userId, username } = await test.addAccount('learner');
    expect(await securityLinesOf(() => signIn(username))).toEqual([
      { event: 'signed-in', userId, by: 'password' },
    ]);
    const [cookie, other] = [await test.signIn(username), await test.signIn(username)];
    const signIns = (await test.call('GET', '/api/auth/sessions', { cookie })).json();
    const another = signIns.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const end = (url: string) => securityLinesOf(() => test.call('DELETE', url, { cookie }));
    expect(await end(`/api/auth/sessions/${another.id}`)).toEqual([
      { event: 'signed-out', userId, which: 'another-device' },
    ]);
    expect(await end('/api/auth/sessions')).toEqual([{ event: 'signed-out', userId, which: 'all-others' }]);
    const logOut = (sent: string) =>
      securityLinesOf(() => test.call('POST', '/api/auth/logout', { cookie: sent }));
    expect(await logOut(cookie)).toEqual([{ event: 'signed-out', userId, which: 'this-device' }]);
    expect(await logOut(other)).toEqual([]);
  });

  it('records a passkey that signs in, one that comes too late and one that nobody has', async () => {
    const { id: userId, device } = await addPersonWithPasskey();
    expect(await securityLinesOf(() => signInWith(device))).toEqual([
      { event: 'signed-in', userId, by: 'passkey' },
    ]);
    expect(await securityLinesOf(() => signInWith(device, PASSKEY_CHALLENGE_MS))).toEqual([
      { event: 'sign-in-failed', userId, reason: 'challenge-over' },
    ]);
    expect(await securityLinesOf(() => signInWith(createAuthenticator()))).toEqual([
      { event: 'sign-in-failed', userId: null, reason: 'passkey-not-known' },
    ]);
  });

  it('records a wrong code where an authenticator app is set up', async () => {
    const { id: userId, post } = await addLearner(test);
    await post('/api/auth/second-factor', { password: PASSWORD });
    const tried = await securityLinesOf(() =>
      post('/api/auth/second-factor/confirmation', { code: '000000' }),
    );
    expect(tried).toEqual([{ event: 'confirmation-failed', userId, reason: 'wrong-code' }]);
  });
});

/** Every place where a signed-in person types their own password. */
const ASKING = Object.entries<Endpoint>(endpoints).flatMap(([key, endpoint]) => {
  const field = ['password', 'currentPassword'].find((name) => name in (endpoint.body?.properties ?? {}));
  return field && endpoint.access !== 'public' ? [{ key, endpoint, field }] : [];
});

describe('a wrong password of somebody who is signed in', () => {
  it.each(ASKING)('is one line of the security log: $key', async ({ key, endpoint, field }) => {
    const { id: userId, post } = await addLearner(test);
    const { path, payload } = rightRequest(key, endpoint);
    const logged = await securityLinesOf(async () => {
      const answer = await post(path, { ...payload, [field]: GUESS });
      expect(answer.statusCode, answer.body).toBe(400);
    });
    const reason = field === 'password' ? 'wrong-password' : 'wrong-current-password';
    expect(logged).toEqual([{ event: 'confirmation-failed', userId, reason }]);
  });

  it('is looked for wherever it is asked for', () => {
    expect(ASKING.length).toBeGreaterThanOrEqual(9);
  });
});
