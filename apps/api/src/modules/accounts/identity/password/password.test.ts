import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queuedJobs } from '../../../../database/driver/test/queued-jobs.ts';
import { mailedPasswordToken } from '../../../../test/sign-in/mailed-password-token.ts';
import { openWhileHashing } from '../../../../test/sign-in/open-while-hashing.ts';
import { useUp } from '../../../../test/sign-in/use-up.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { mailPasswordLink } from './mail-password-link.ts';

const HOUR_MS = 60 * 60 * 1000;
const NEW_PASSWORD = 'a quite new password';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const statusOf = async (username: string, password: string, address = '10.9.0.9') =>
  (await test.call('POST', '/api/auth/login', { body: { username, password }, address })).statusCode;

async function signedIn() {
  const account = await test.addAccount('learner');
  return { ...account, cookie: await test.signIn(account.username) };
}

const deviceOf = (answer: Awaited<ReturnType<typeof test.call>>) =>
  [answer.headers['set-cookie']]
    .flat()
    .find((cookie) => cookie?.startsWith('device='))
    ?.split(';', 1)[0];

const change = (cookie: string, body: unknown, headers = {}) =>
  test.call('POST', '/api/auth/change-password', { cookie, body, headers });

describe('changing the password', () => {
  it('SET-17 lets only the new one sign in afterwards', async () => {
    const { username, password, cookie } = await signedIn();
    const answer = await change(cookie, { currentPassword: password, newPassword: NEW_PASSWORD });
    expect(answer.statusCode).toBe(204);
    expect(await statusOf(username, NEW_PASSWORD)).toBe(200);
    expect(await statusOf(username, password)).toBe(401);
  });

  const newCookie = (answer: Awaited<ReturnType<typeof change>>) =>
    String([answer.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
  const askWith = async (cookie: string) => (await test.call('GET', '/api/auth/user', { cookie })).statusCode;

  it('ends every other sign-in of the account and keeps this one', async () => {
    const { username, password, cookie } = await signedIn();
    const elsewhere = await test.signIn(username);
    const answer = await change(cookie, { currentPassword: password, newPassword: NEW_PASSWORD });
    expect(await askWith(newCookie(answer))).toBe(200);
    expect(await askWith(elsewhere)).toBe(401);
  });

  it('gives this device a new token, and the one before ends at once, for reading and for writing', async () => {
    const { password, cookie } = await signedIn();
    const answer = await change(cookie, { currentPassword: password, newPassword: NEW_PASSWORD });
    const rotated = newCookie(answer);
    expect(rotated).toMatch(/^sign-in=[\w-]{43}$/);
    expect(rotated).not.toBe(cookie);
    expect(await askWith(cookie)).toBe(401);
    const body = { currentPassword: NEW_PASSWORD, newPassword: 'yet another password' };
    expect((await change(cookie, body)).statusCode).toBe(401);
    expect(await askWith(rotated)).toBe(200);
    const list = await test.call('GET', '/api/auth/sessions', { cookie: rotated });
    expect(list.json()).toMatchObject([{ isCurrent: true }]);
  });

  it('holds no connection while the new one is hashed', async () => {
    const { password, cookie } = await signedIn();
    const act = () => change(cookie, { currentPassword: password, newPassword: NEW_PASSWORD });
    expect(await openWhileHashing(test, act)).toEqual([0]);
  });

  it('counts once when two devices change it at the same moment from the same one', async () => {
    const { username, password, cookie } = await signedIn();
    const wishes = ['first new password', 'second new password'];
    const answers = await Promise.all(
      wishes.map((newPassword) => change(cookie, { currentPassword: password, newPassword })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
    const works = wishes[answers.findIndex(({ statusCode }) => statusCode === 204)] ?? '';
    expect(await statusOf(username, works)).toBe(200);
  });

  it('is not held up by strangers who guess at the account', async () => {
    const { id, password, cookie } = await signedIn();
    await useUp(test, 'account', `id ${id}`);
    const answer = await change(cookie, { currentPassword: password, newPassword: NEW_PASSWORD });
    expect(answer.statusCode).toBe(204);
  });

  it.each([
    ['SET-17 a wrong current password', 'wrong', NEW_PASSWORD, 'The current password is not right.'],
    ['SET-17 seven characters', null, 'abcdef7', 'Your password must be at least 8 characters long.'],
    ['a common one', null, 'Password1', 'This password is too common. Please choose another.'],
    ['eight spaces', null, '        ', 'This password repeats too few characters. Please choose another.'],
    [
      'a common one between spaces',
      null,
      ' password1 ',
      'This password is too common. Please choose another.',
    ],
    [
      'the current one again',
      null,
      'correct horse battery',
      'The new password is the same as the current one. Please choose another.',
    ],
  ])('is refused for %s, and changes nothing', async (_name, current, newPassword, sentence) => {
    const { username, password, cookie } = await signedIn();
    const answer = await change(cookie, { currentPassword: current ?? password, newPassword });
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
    expect(await statusOf(username, password)).toBe(200);
  });

  it('is refused with the own name or address in it', async () => {
    const { email, username, password, cookie } = await signedIn();
    for (const newPassword of [email, `1 ${username.toUpperCase()} 1`]) {
      const answer = await change(cookie, { currentPassword: password, newPassword });
      expect(answer.body).toBe(
        'Your password must not contain your own name or email address. Please choose another.',
      );
    }
  });

  it('SET-17 takes eight characters', async () => {
    const { password, cookie } = await signedIn();
    expect((await change(cookie, { currentPassword: password, newPassword: 'xk4 qw9z' })).statusCode).toBe(
      204,
    );
  });
});

describe('a forgotten password', () => {
  const ask = (username: string, address = '10.8.0.1') =>
    test.call('POST', '/api/auth/password-reset', { body: { username }, address });
  const confirm = (token: string, newPassword: string, headers = {}) =>
    test.call('POST', '/api/auth/password-reset/confirm', { body: { token, newPassword }, headers });

  const mailedToken = (email: string) => mailedPasswordToken(test, email);

  it('is asked for with the same answer for known and unknown accounts, and one job for each', async () => {
    const { username } = await test.addAccount('learner');
    const jobs = async () => (await queuedJobs(test.database.pool)).length;
    const before = await jobs();
    const [known, unknown] = [await ask(username), await ask('nobody-at-all')];
    expect([known.statusCode, known.body]).toEqual([202, '']);
    expect([unknown.statusCode, unknown.body]).toEqual([202, '']);
    expect(await jobs()).toBe(before + 2);
  });

  it('brings a mail only to a known, open account', async () => {
    const { id, email } = await test.addAccount('learner');
    const mails = async () =>
      (await test.database.pool.query('select count(*)::int as n from outbox_mails')).rows[0].n;
    const before = await mails();
    const needs = { ...test.services, publicUrl: () => 'https://academy.example' };
    await mailPasswordLink(needs, 'nobody@example.co.za');
    await test.database.pool.query('update users set suspended_at = now() where id = $1', [id]);
    await mailPasswordLink(needs, email);
    expect(await mails()).toBe(before);
  });

  it('is replaced by the mailed link, which works once and ends all sign-ins', async () => {
    const { username, email, cookie } = await signedIn();
    const token = await mailedToken(email);
    expect((await confirm(token, NEW_PASSWORD)).statusCode).toBe(204);
    expect(await statusOf(username, NEW_PASSWORD)).toBe(200);
    expect((await test.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(401);
    const again = await confirm(token, 'yet another password');
    expect([again.statusCode, again.body]).toEqual([
      410,
      'This link has been used or has expired. Please ask for a new one.',
    ]);
  });

  it('is answered alike when the browser repeats the request under its key', async () => {
    const { email } = await test.addAccount('learner');
    const token = await mailedToken(email);
    const headers = { 'idempotency-key': 'reset-1' };
    expect((await confirm(token, NEW_PASSWORD, headers)).statusCode).toBe(204);
    expect((await confirm(token, NEW_PASSWORD, headers)).statusCode).toBe(204);
  });

  it('keeps the link open when the new password is refused', async () => {
    const { email } = await test.addAccount('learner');
    const token = await mailedToken(email);
    expect((await confirm(token, 'short')).statusCode).toBe(400);
    expect((await confirm(token, NEW_PASSWORD)).statusCode).toBe(204);
  });

  it('has a link that ends after an hour, and one that ends when a newer is sent', async () => {
    const { email } = await test.addAccount('learner');
    const first = await mailedToken(email);
    const second = await mailedToken(email);
    expect((await confirm(first, NEW_PASSWORD)).statusCode).toBe(410);
    test.moveClock(HOUR_MS);
    expect((await confirm(second, NEW_PASSWORD)).statusCode).toBe(410);
    const third = await mailedToken(email);
    test.moveClock(HOUR_MS - 1);
    expect((await confirm(third, NEW_PASSWORD)).statusCode).toBe(204);
  });

  it('is hashed without a connection being held', async () => {
    const { email } = await test.addAccount('learner');
    const token = await mailedToken(email);
    expect(await openWhileHashing(test, () => confirm(token, NEW_PASSWORD))).toEqual([0]);
    expect((await confirm(token, NEW_PASSWORD)).statusCode).toBe(410);
  });

  it('has a link that two requests at once cannot both use', async () => {
    const { email } = await test.addAccount('learner');
    const token = await mailedToken(email);
    const answers = await Promise.all(
      ['first new password', 'second new password'].map((p) => confirm(token, p)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
  });

  it('is limited per account, by whatever name it is called', async () => {
    const { username, email } = await test.addAccount('learner');
    for (const name of [username, email, username, email, ` ${email.toUpperCase()} `])
      expect((await ask(name, '10.8.1.1')).statusCode).toBe(202);
    expect((await ask(email, '10.8.1.1')).statusCode).toBe(429);
    expect((await ask(username, '10.8.1.1')).statusCode).toBe(429);
    for (let wish = 0; wish < 5; wish += 1) expect((await ask('nobody', '10.8.1.1')).statusCode).toBe(202);
    expect((await ask('nobody', '10.8.1.1')).statusCode).toBe(429);
  });

  it('is still there for its owner when a stranger has asked for as many as one may', async () => {
    const { username } = await test.addAccount('learner');
    for (let wish = 0; wish < 6; wish += 1) await ask(username, '10.8.4.1');
    expect((await ask(username, '10.8.4.2')).statusCode).toBe(202);
  });

  it('is still there for a device that the account knows when strangers everywhere have asked', async () => {
    const { id, username, password } = await test.addAccount('learner');
    const device = deviceOf(
      await test.call('POST', '/api/auth/login', { body: { username, password }, address: '10.8.5.1' }),
    );
    await useUp(test, 'reset-account', `id ${id}`);
    expect((await ask(username, '10.8.5.2')).statusCode).toBe(429);
    const askHere = () =>
      test.call('POST', '/api/auth/password-reset', {
        body: { username },
        cookie: device,
        address: '10.8.5.2',
      });
    for (let wish = 0; wish < 5; wish += 1) expect((await askHere()).statusCode).toBe(202);
    expect((await askHere()).statusCode).toBe(429);
  });

  it('has a link that opens although others at the same address have guessed too often', async () => {
    const { email } = await test.addAccount('learner');
    const token = await mailedToken(email);
    await useUp(test, 'link-address', '127.0.0.1');
    expect((await confirm('made-up', NEW_PASSWORD)).statusCode).toBe(429);
    expect((await confirm(token, NEW_PASSWORD)).statusCode).toBe(204);
    await test.database.pool.query("delete from try_counts where key like 'link-address:%'");
  });

  it('of one person is not blocked by thirty requests from the address that a carrier shares', async () => {
    for (let wish = 0; wish < 30; wish += 1) await ask(`crowd-${wish % 6}`, '10.8.2.1');
    const { username, email } = await test.addAccount('learner');
    expect((await ask(username, '10.8.2.1')).statusCode).toBe(202);
    expect((await confirm(await mailedToken(email), NEW_PASSWORD)).statusCode).toBe(204);
  });

  it('from one address is slowed after a hundred, but not for a device that the account knows', async () => {
    const { username, password } = await test.addAccount('learner');
    const signedIn = await test.call('POST', '/api/auth/login', { body: { username, password } });
    const device = deviceOf(signedIn);
    await useUp(test, 'reset-address', '10.8.3.1');
    expect((await ask('one-more', '10.8.3.1')).statusCode).toBe(429);
    const known = await test.call('POST', '/api/auth/password-reset', {
      body: { username },
      cookie: device,
      address: '10.8.3.1',
    });
    expect(known.statusCode).toBe(202);
  });

  it('lets its owner in past strangers who have used up the account', async () => {
    const { id, username, email } = await test.addAccount('learner');
    await useUp(test, 'account', `id ${id}`);
    expect(await statusOf(username, 'correct horse battery', '10.12.1.1')).toBe(429);
    const device = deviceOf(await confirm(await mailedToken(email), NEW_PASSWORD));
    const answer = await test.call('POST', '/api/auth/login', {
      body: { username, password: NEW_PASSWORD },
      cookie: device,
    });
    expect(answer.statusCode).toBe(200);
  });
});
