import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdministrator } from './create-administrator.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const person = { username: 'zanele', email: 'zanele@example.co.za', fullName: 'Zanele Dube' };

describe('the first administrator', () => {
  it('has no password until the link is used, and then signs in', async () => {
    const needs = { ...test.services, publicUrl: () => 'https://academy.example' };
    const created = await createAdministrator(needs, person);
    if (!created.ok) throw new Error('The account was not made.');
    const token = created.value.replace('https://academy.example/reset-password#', '');

    const early = await test.call('POST', '/api/auth/login', { body: { username: 'zanele', password: 'x' } });
    expect(early.statusCode).toBe(401);
    const body = { token, newPassword: 'a first password' };
    expect((await test.call('POST', '/api/auth/password-reset/confirm', { body })).statusCode).toBe(204);
    const cookie = await test.signIn('zanele', 'a first password');
    expect((await test.call('GET', '/api/auth/user', { cookie })).json()).toMatchObject({
      role: 'administrator',
    });
  });

  it.each([
    [{ fullName: 'Root <b>' }, 'name-letters'],
    [{ fullName: 'Z' }, 'invalid-name'],
    [{ email: 'zanele' }, 'invalid-email'],
  ])('is not made with %j', async (wrong, code) => {
    const needs = { ...test.services, publicUrl: () => 'https://academy.example' };
    const created = await createAdministrator(needs, { ...person, username: 'other', ...wrong });
    expect(created).toMatchObject({ ok: false, refusal: { code } });
  });

  it('is not made twice', async () => {
    const needs = { ...test.services, publicUrl: () => 'https://academy.example' };
    const again = await createAdministrator(needs, {
      ...person,
      username: 'ZANELE',
      email: 'other@example.co.za',
    });
    expect(again).toMatchObject({ ok: false, refusal: { code: 'account-exists' } });
  });
});
