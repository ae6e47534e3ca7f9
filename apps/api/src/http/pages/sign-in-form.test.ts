import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../modules/accounts/identity/index.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createWebBuild, type WebBuild } from './test/web-build.ts';

let web: WebBuild;
let test: TestApp;
let account: Awaited<ReturnType<TestApp['addAccount']>>;

beforeAll(async () => {
  web = await createWebBuild(
    (page) =>
      `<script>early()</script>${page} page<div data-code="" hidden=""></div><span><!--problem--></span>`,
  );
  test = await createTestApp({}, { webRoot: web.webRoot });
  account = await test.addAccount('learner');
});
afterAll(async () => {
  await test.close();
  await web.remove();
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

function send(fields: Record<string, string> | string, headers: Record<string, string> = {}) {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  return test.call('POST', '/login', { body, headers: { ...FORM, ...headers }, address: '196.25.1.9' });
}
const rightFields = () => ({ username: account.username, password: account.password });

describe('the sign-in form of a page whose script has not come', () => {
  it('signs in and leads to Home', async () => {
    const answer = await send({ ...rightFields(), returnPath: '' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const asked = await test.call('GET', '/api/auth/user', { cookie: cookie.split(';', 1)[0] });
    expect(asked.json()).toMatchObject({ username: account.username });
  });

  it.each([
    ['/profile?tab=devices', '/profile?tab=devices'],
    ['/careers/données', '/careers/donn%C3%A9es'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['https://elsewhere.example/', '/'],
    ['/\t/elsewhere.example', '/'],
  ])('SHELL-19 with the return path %j leads to %s', async (returnPath, location) => {
    expect((await send({ ...rightFields(), returnPath })).headers.location).toBe(location);
  });

  it('answers a wrong password with the page and its sentence, and no cookie', async () => {
    const answer = await send({ ...rightFields(), password: 'not it' });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain(
      '<div data-code="" hidden=""></div><span>That username or password is not right.</span>',
    );
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [{ username: '', password: '' }, 400, 'Please fill in both fields.'],
    [{ username: 'someone' }, 400, 'Please fill in both fields.'],
    [{ username: 'someone', password: 'x', role: 'administrator' }, 400, 'Please fill in both fields.'],
    ['username=a&username=b&password=c', 400, 'a character that cannot be stored'],
    ['username=a%00&password=c', 400, 'a character that cannot be stored'],
    [`username=a&password=${'x'.repeat(10_000)}`, 413, 'too much to send'],
  ] as const)('answers %j with %i', async (fields, status, sentence) => {
    const answer = await send(fields);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(sentence);
  });

  it('asks people with a second factor for a code, and accepts it', async () => {
    const person = await test.addAccount('learner');
    const cookie = await test.signIn(person.username);
    await test.call('POST', '/api/auth/second-factor', { cookie, body: { password: person.password } });
    await test.database.pool.query('update second_factors set confirmed_at = now() where user_id = $1', [
      person.id,
    ]);
    await test.database.pool.query('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [
      person.id,
      hashToken('ABCDE-FGHJK'),
    ]);
    const fields = { username: person.username, password: person.password };
    const asked = await send({ ...fields, code: '' });
    expect(asked.statusCode).toBe(401);
    expect(asked.body).toContain('<div data-code=""></div><span>Please type the code');
    expect((await send({ ...fields, code: '000000' })).body).toContain('<div data-code=""></div>');
    expect((await send({ ...fields, code: 'abcde-fghjk' })).statusCode).toBe(303);
  });

  it('is taken from our own pages only', async () => {
    const before = test.securityLines.length;
    const answer = await send(rightFields(), { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(test.securityLines.slice(before).map((line) => JSON.parse(line))).toMatchObject([
      { event: 'access-refused', route: 'POST /login', status: 403, code: 'cross-site' },
    ]);
  });

  it('takes no JSON, and no address of the API takes a form', async () => {
    const json = await test.call('POST', '/login', { body: rightFields() });
    expect(json.statusCode).toBe(415);
    for (const path of ['/api/auth/login', '/api/waitlist/register', '/signup', '/dashboard']) {
      const answer = await test.call('POST', path, { body: 'username=a&password=b', headers: FORM });
      expect([path, answer.statusCode]).toEqual([path, path.startsWith('/api/') ? 415 : 405]);
    }
  });

  it('counts its tries with those of the endpoint', async () => {
    const wrong = { username: account.username, password: 'not it' };
    const statuses = new Set<number>();
    for (let tries = 0; tries < 30; tries += 1) statuses.add((await send(wrong)).statusCode);
    expect(statuses).toEqual(new Set([401, 429]));
    const limited = await send(rightFields());
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.body).toContain('Too many attempts.');
    const overApi = await test.call('POST', '/api/auth/login', {
      body: rightFields(),
      address: '196.25.1.9',
    });
    expect(overApi.statusCode).toBe(429);
  });

  it('says that the academy is resting while the database is not there yet', async () => {
    const starting = await createTestApp({}, { webRoot: web.webRoot, isStarting: true });
    const answer = await starting.call('POST', '/login', { body: 'username=a&password=b', headers: FORM });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(answer.body).toContain('The academy is unavailable right now.');
    await starting.close();
  });
});
