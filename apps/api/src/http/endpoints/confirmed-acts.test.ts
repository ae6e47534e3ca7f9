import { endpoints } from '@academy/contract';
import type { Endpoint } from '@academy/contract/endpoint';
import { CONFIRMATION_MS } from '@academy/domain/accounts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

const PASSWORD = 'correct horse battery';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const PROBLEM = { accept: 'application/problem+json' };

let test: TestApp;
let administratorId: string;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  administratorId = (await test.addAccount('administrator')).id;
});
afterAll(() => test.close());

/** Conditionally confirmed endpoints have their tests where the condition arises. */
const CONFIRMED = Object.entries<Endpoint>(endpoints)
  .filter(([, { confirmedFor, confirmedWhen }]) => confirmedFor && !confirmedWhen)
  .map(([key]) => key);

function send(cookie: string, key: string, body?: unknown, headers: Record<string, string> = {}) {
  const [method, path = ''] = key.split(' ');
  const url = path.replaceAll(/:\w+/g, NOBODY);
  return test.call(method as 'POST', url, { cookie, body, headers: { ...PROBLEM, ...headers } });
}

/** A stolen sign-in, used after the ten minutes. */
async function stolenSignIn(): Promise<string> {
  const cookie = await signInAs(test, administratorId);
  test.moveClock(CONFIRMATION_MS);
  return cookie;
}

describe('a sign-in that was stolen after its owner had shown who they are', () => {
  it.each(CONFIRMED)('is refused before anything is looked at: %s', async (key) => {
    const refused = await send(await stolenSignIn(), key, {});
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation-needed']);
  });

  it.each(CONFIRMED)('gets as far as its body or its subject once it is confirmed: %s', async (key) => {
    const cookie = await stolenSignIn();
    const confirmed = await send(cookie, 'POST /api/auth/confirmation/password', { password: PASSWORD });
    expect(confirmed.statusCode, confirmed.body).toBe(204);
    const answer = await send(cookie, key, {});
    // The copy of the own data needs neither.
    expect([400, 404, 202], answer.body).toContain(answer.statusCode);
  });

  it('makes no trainer an administrator, and leaves a line in the security log', async () => {
    const { id } = await test.addAccount('trainer');
    const cookie = await stolenSignIn();
    const body = { role: 'administrator', isSuspended: false, reason: 'a lesson program' };
    const url = `/api/admin/people/${id}`;
    const refused = await test.app.inject({ method: 'PUT', url, headers: { cookie }, payload: body });
    expect(refused.statusCode).toBe(403);
    const { rows } = await test.database.pool.query('select role from users where id = $1', [id]);
    expect(rows).toEqual([{ role: 'trainer' }]);
    expect(test.securityLines.join('')).toContain('"code":"confirmation-needed"');
  });

  it('still reads, and does what is not worth stealing it for', async () => {
    const cookie = await stolenSignIn();
    expect((await test.call('GET', '/api/admin/people', { cookie })).statusCode).toBe(200);
    const read = await test.call('POST', '/api/notices/read', { cookie, body: { upTo: 1 } });
    expect(read.statusCode, read.body).toBe(204);
  });
});

describe('a stolen sign-in of a learner', () => {
  it('takes no copy of everything that the academy holds about its owner', async () => {
    const { id } = await test.addAccount('learner');
    const cookie = await signInAs(test, id);
    test.moveClock(CONFIRMATION_MS);
    const refused = await send(cookie, 'POST /api/privacy/export');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation-needed']);
    const taken = await test.call('POST', '/api/privacy/export/json', { cookie, headers: PROBLEM });
    expect([taken.statusCode, taken.json().code]).toEqual([403, 'confirmation-needed']);
    const { rowCount } = await test.database.pool.query('select from data_exports where user_id = $1', [id]);
    expect(rowCount).toBe(0);
    await send(cookie, 'POST /api/auth/confirmation/password', { password: PASSWORD });
    expect((await send(cookie, 'POST /api/privacy/export')).statusCode).toBe(202);
  });
});

describe('a confirmation', () => {
  it('counts from the sign-in itself, for ten minutes, and for that sign-in alone', async () => {
    const { username } = await test.addAccount('administrator');
    const cookie = await test.signIn(username);
    const other = await test.signIn(username);
    test.moveClock(CONFIRMATION_MS - 1);
    expect((await send(cookie, 'PUT /api/admin/settings', {})).statusCode).toBe(400);
    test.moveClock(1);
    expect((await send(cookie, 'PUT /api/admin/settings', {})).statusCode).toBe(403);
    await send(cookie, 'POST /api/auth/confirmation/password', { password: PASSWORD });
    expect((await send(cookie, 'PUT /api/admin/settings', {})).statusCode).toBe(400);
    expect((await send(other, 'PUT /api/admin/settings', {})).statusCode).toBe(403);
  });

  it('lets the same request through under its key, once', async () => {
    const cookie = await stolenSignIn();
    const key = 'POST /api/admin/vouchers';
    const body = {
      sponsor: 'Umoja Foundation',
      courseId: null,
      amountInRand: 500,
      size: 2,
      lastDay: '2027-06-30',
      province: null,
    };
    const headers = { 'idempotency-key': 'one-intention' };
    expect((await send(cookie, key, body, headers)).statusCode).toBe(403);
    await send(cookie, 'POST /api/auth/confirmation/password', { password: PASSWORD });
    const first = await send(cookie, key, body, headers);
    const again = await send(cookie, key, body, headers);
    expect(first.statusCode, first.body).toBeLessThan(300);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });
});
