import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useUp } from '../../../../test/sign-in/use-up.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const login = (username: string, password: string, address = '10.0.0.1') =>
  test.call('POST', '/api/auth/login', { body: { username, password }, address });

describe('too many tries', () => {
  it('stop one person guessing one account after five, with the time to wait', async () => {
    const { username, password } = await test.addAccount('learner');
    for (let guess = 0; guess < 5; guess += 1)
      expect((await login(username, 'wrong', '10.2.0.1')).statusCode).toBe(401);
    const stopped = await login(username, password, '10.2.0.1');
    expect(stopped.statusCode).toBe(429);
    expect(stopped.body).toBe('Too many attempts. Please wait a few minutes and try again.');
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(username, password, '10.2.0.2')).statusCode).toBe(200);
  });

  it('count parallel guesses one by one', async () => {
    const { username } = await test.addAccount('learner');
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(username, 'wrong', '10.3.0.1')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });

  it('treat an unknown account alike', async () => {
    for (let guess = 0; guess < 5; guess += 1) await login('no-such-person', 'wrong', '10.4.0.1');
    expect((await login('no-such-person', 'wrong', '10.4.0.1')).statusCode).toBe(429);
  });

  it('do not count successful sign-ins: a whole school behind one address gets in', async () => {
    const { username, password } = await test.addAccount('learner');
    await useUp(test, 'address', '10.5.0.1', 1);
    for (let arrival = 0; arrival < 6; arrival += 1)
      expect((await login(username, password, '10.5.0.1')).statusCode).toBe(200);
    expect((await login('guessed', 'wrong', '10.5.0.1')).statusCode).toBe(401);
  });

  it('of others at a carrier’s address do not shut out a right password on a new device', async () => {
    const { username, password } = await test.addAccount('learner');
    const guesses = Array.from({ length: 320 }, (_, guess) => login(`guessed-${guess}`, 'wrong', '10.6.0.1'));
    await Promise.all(guesses);
    expect((await login(username, 'mistyped', '10.6.0.1')).statusCode).toBe(401);
    expect((await login(username, password, '10.6.0.1')).statusCode).toBe(200);
    expect((await login(username, password, '10.6.0.1')).statusCode).toBe(200);
  });

  it('at a crowded address are two for each account, whether it exists or not', async () => {
    const { username } = await test.addAccount('learner');
    await useUp(test, 'address', '10.6.1.1');
    for (const name of [username, 'nobody-is-called-this']) {
      const answers = [];
      for (let guess = 0; guess < 3; guess += 1)
        answers.push((await login(name, 'wrong', '10.6.1.1')).statusCode);
      expect(answers).toEqual([401, 401, 429]);
    }
    expect((await login(username, 'wrong', '10.6.1.2')).statusCode).toBe(401);
  });

  it('at a crowded address are a thousand in an hour for all accounts together, and names that nobody has count for none', async () => {
    const [one, other] = [await test.addAccount('learner'), await test.addAccount('learner')];
    await useUp(test, 'address', '10.6.2.1');
    await useUp(test, 'crowded-address', '10.6.2.1', 1);
    expect((await login('made-up-1', 'wrong', '10.6.2.1')).statusCode).toBe(401);
    expect((await login('made-up-2', 'wrong', '10.6.2.1')).statusCode).toBe(401);
    expect((await login(one.username, 'wrong', '10.6.2.1')).statusCode).toBe(401);
    const full = await login(other.username, 'wrong', '10.6.2.1');
    expect([full.statusCode, full.headers['retry-after']]).toEqual([429, '3600']);
    // It does not reveal which names exist.
    expect((await login('made-up-3', 'wrong', '10.6.2.1')).statusCode).toBe(429);
  });

  it('are one budget, whether the account is called by its username or its e-mail', async () => {
    const { username, email } = await test.addAccount('learner');
    for (const name of [username, email, username, email, username])
      expect((await login(name, 'wrong', '10.7.0.1')).statusCode).toBe(401);
    expect((await login(email, 'wrong', '10.7.0.1')).statusCode).toBe(429);
    expect((await login(username, 'wrong', '10.7.0.1')).statusCode).toBe(429);
  });

  it('that were made while the clock was ahead end when it is right again', async () => {
    const { username, password } = await test.addAccount('learner');
    test.moveClock(365 * DAY_MS);
    for (let guess = 0; guess < 6; guess += 1) await login(username, 'wrong', '10.7.1.1');
    expect((await login(username, password, '10.7.1.1')).statusCode).toBe(429);
    test.moveClock(-365 * DAY_MS);
    expect((await login(username, password, '10.7.1.1')).statusCode).toBe(200);
  });

  it('end after their window, and not a moment before', async () => {
    const { username, password } = await test.addAccount('learner');
    for (let guess = 0; guess < 6; guess += 1) await login(username, 'wrong', '10.7.2.1');
    test.moveClock(15 * 60_000 - 1);
    expect((await login(username, password, '10.7.2.1')).statusCode).toBe(429);
    test.moveClock(1);
    expect((await login(username, password, '10.7.2.1')).statusCode).toBe(200);
  });
});

describe('a device that has signed in before', () => {
  const deviceOf = (answer: Awaited<ReturnType<typeof login>>) =>
    [answer.headers['set-cookie']]
      .flat()
      .find((cookie) => cookie?.startsWith('device='))
      ?.split(';', 1)[0] ?? '';
  const loginFrom = (device: string, username: string, password: string) =>
    test.call('POST', '/api/auth/login', {
      body: { username, password },
      cookie: device,
      address: '10.13.0.1',
    });
  const useUpAccount = ({ id }: { id: string }) => useUp(test, 'account', `id ${id}`);

  it('lets the owner in while an attacker hammers, and keeps strangers with the right password out', async () => {
    const { username, email, password } = await test.addAccount('learner');
    const device = deviceOf(await login(username, password));
    for (let round = 0; round < 6; round += 1)
      await Promise.all(
        Array.from({ length: 5 }, (_, guess) => login(username, 'wrong', `10.14.${round}.${guess}`)),
      );
    expect((await login(username, 'wrong', '10.14.9.1')).statusCode).toBe(429);
    expect((await login(username, password, '10.14.1.2')).statusCode).toBe(429);
    expect((await loginFrom(device, username, 'mistyped')).statusCode).toBe(401);
    expect((await loginFrom(device, email, password)).statusCode).toBe(200);
    expect((await loginFrom(device, username, password)).statusCode).toBe(200);
  });

  it('has ten separate tries, not endless ones', async () => {
    const { username, password } = await test.addAccount('learner');
    const device = deviceOf(await login(username, password));
    for (let guess = 0; guess < 10; guess += 1)
      expect((await loginFrom(device, username, 'wrong')).statusCode).toBe(401);
    expect((await loginFrom(device, username, password)).statusCode).toBe(429);
  });

  it('is known to the accounts that it signed in to, and to no other', async () => {
    const [mine, other] = [await test.addAccount('learner'), await test.addAccount('learner')];
    const device = deviceOf(await login(mine.username, mine.password));
    await useUpAccount(other);
    expect((await loginFrom(device, other.username, other.password)).statusCode).toBe(429);
    const both = await test.addAccount('learner');
    expect(deviceOf(await loginFrom(device, both.username, both.password))).toBe(device);
    await useUpAccount(both);
    expect((await loginFrom(device, both.username, both.password)).statusCode).toBe(200);
  });

  it('is not one that made up its token, and the token is stored as a hash', async () => {
    const { username, password } = await test.addAccount('learner');
    const madeUp = `device=${'x'.repeat(43)}`;
    const given = deviceOf(await loginFrom(madeUp, username, password));
    expect(given).not.toBe(madeUp);
    const { rows } = await test.database.pool.query('select d::text as row from known_devices d');
    expect(rows.map(({ row }) => row).join()).not.toContain(given.replace('device=', ''));
  });

  it('is forgotten when the password is changed elsewhere', async () => {
    const account = await test.addAccount('learner');
    const { username, password } = account;
    const device = deviceOf(await login(username, password));
    const cookie = await test.signIn(username);
    const body = { currentPassword: password, newPassword: 'a quite new password' };
    expect((await test.call('POST', '/api/auth/change-password', { cookie, body })).statusCode).toBe(204);
    await useUpAccount(account);
    expect((await loginFrom(device, username, 'a quite new password')).statusCode).toBe(429);
  });
});
