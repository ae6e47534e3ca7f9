import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, findAccountByName } from '../modules/accounts/identity/index.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { DEMO_ACCOUNTS, seedDemoAccounts, suspendDemoAccounts } from './demo-accounts.ts';

let test: TestApp;
const password = 'NexiiDemo1!';
const login = (username: string) => test.call('POST', '/api/auth/login', { body: { username, password } });

beforeAll(async () => {
  test = await createTestApp({ DEMO: 'on' });
  await seedDemoAccounts(test.services);
});
afterAll(() => test.close());

describe('demo accounts when the demo is off', () => {
  it('are shut out at once, sign-ins included, and only once', async () => {
    const cookie = await test.signIn('admin', password);
    expect(await suspendDemoAccounts(test.services)).toEqual(['learner', 'trainer', 'admin']);
    expect((await test.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(401);
    for (const { username, email } of DEMO_ACCOUNTS) {
      expect((await login(username)).statusCode, username).toBe(403);
      expect((await login(email)).statusCode, email).toBe(403);
    }
    expect(await suspendDemoAccounts(test.services)).toEqual([]);
  });

  it('come back with the demo, but an earlier sign-in does not', async () => {
    await seedDemoAccounts(test.services);
    const cookie = await test.signIn('trainer', password);
    await suspendDemoAccounts(test.services);
    await seedDemoAccounts(test.services);
    expect((await test.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(401);
    for (const { username } of DEMO_ACCOUNTS) expect((await login(username)).statusCode).toBe(200);
  });

  it("leave somebody's own account of the same name alone", async () => {
    const own = await createTestApp();
    const account = {
      username: 'admin',
      fullName: 'Sipho Dube',
      email: 'sipho@academy.example',
      role: 'administrator',
      passwordHash: await own.services.passwords.hash('a long way to Makhanda'),
    } as const;
    await createAccount(own.database.db, account);
    expect(await suspendDemoAccounts(own.services)).toEqual([]);
    await seedDemoAccounts(own.services);
    expect(await own.signIn('admin', 'a long way to Makhanda')).toContain('sign-in=');
    expect((await findAccountByName(own.database.db, 'admin'))?.email).toBe('sipho@academy.example');
    await own.close();
  });
});
