import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeNow } from '../../../test/sign-in/code-now.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdministrator } from './create-administrator.ts';

const PASSWORD = 'a first password';
const ORIGIN = 'https://academy.example';
const PROBLEM = { accept: 'application/problem+json' };

let test: TestApp;
beforeAll(async () => {
  // As a server starts outside the demo with default settings.
  test = await createTestApp({ PUBLIC_URL: ORIGIN, STAFF_SECOND_FACTOR: '' });
});
afterAll(() => test.close());

it('the first administrator of a new academy gets in, sets up the second factor that is asked for, and works', async () => {
  const person = { username: 'zanele', email: 'zanele@example.co.za', fullName: 'Zanele Dube' };
  const created = await createAdministrator({ ...test.services, publicUrl: () => ORIGIN }, person);
  if (!created.ok) throw new Error('The account was not made.');
  const [, token] = created.value.split('#');
  const set = { token, newPassword: PASSWORD };
  expect((await test.call('POST', '/api/auth/password-reset/confirm', { body: set })).statusCode).toBe(204);

  const cookie = await test.signIn('zanele', PASSWORD);
  const ask = (url: string) => test.call('GET', url, { cookie, headers: PROBLEM });
  const refused = await ask('/api/admin/people');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second-factor-missing']);
  const user = (await ask('/api/auth/user')).json();
  expect(user).toMatchObject({ role: 'administrator', needsSecondFactor: true });

  const begun = await test.call('POST', '/api/auth/second-factor', { cookie, body: { password: PASSWORD } });
  expect(begun.statusCode, begun.body).toBe(200);
  const body = { code: await codeNow(test, user.id) };
  const on = await test.call('POST', '/api/auth/second-factor/confirmation', { cookie, body });
  expect(on.statusCode, on.body).toBe(200);

  expect((await ask('/api/admin/people')).statusCode).toBe(200);
  expect((await ask('/api/auth/user')).json()).not.toHaveProperty('needsSecondFactor');
});

it('a learner is asked for nothing', async () => {
  const { username } = await test.addAccount('learner');
  const cookie = await test.signIn(username);
  expect((await test.call('GET', '/api/auth/user', { cookie })).json()).not.toHaveProperty(
    'needsSecondFactor',
  );
});
