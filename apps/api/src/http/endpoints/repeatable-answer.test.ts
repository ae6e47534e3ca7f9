import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function learner() {
  const account = await test.addAccount('learner');
  const cookie = await test.signIn(account.username);
  const change = (currentPassword: string, newPassword: string, key?: string) =>
    test.call('POST', '/api/auth/change-password', {
      cookie,
      body: { currentPassword, newPassword },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  return { ...account, cookie, change };
}

describe('a request under an Idempotency-Key', () => {
  it('takes effect once and is answered alike when it is repeated', async () => {
    const { change, password } = await learner();
    const first = await change(password, 'a new password 1', 'key-1');
    const again = await change(password, 'a new password 1', 'key-1');
    expect([first.statusCode, again.statusCode]).toEqual([204, 204]);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await change(password, 'a new password 1')).body).toBe('The current password is not right.');
  });

  it('repeats a refusal as well', async () => {
    const { change, password } = await learner();
    const first = await change(password, 'short', 'key-2');
    const again = await change(password, 'short', 'key-2');
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('runs once however many copies arrive together', async () => {
    const { change, password } = await learner();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => change(password, 'a new password 2', 'key-3')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
  });

  it('is refused when the key belongs to another request', async () => {
    const headers = { 'idempotency-key': 'key-4' };
    const ask = (username: string) =>
      test.call('POST', '/api/auth/password-reset', { body: { username }, headers });
    expect((await ask('first')).statusCode).toBe(202);
    const other = await ask('second');
    expect([other.statusCode, other.body]).toEqual([
      422,
      'This Idempotency-Key was used for another request.',
    ]);
  });

  it('does not keep "please wait": the same request may be made again later', async () => {
    const ask = (key: string) =>
      test.call('POST', '/api/auth/password-reset', {
        body: { username: 'impatient' },
        headers: { 'idempotency-key': key },
      });
    for (let wish = 0; wish < 5; wish += 1) await ask(`impatient-${wish}`);
    expect((await ask('impatient-last')).statusCode).toBe(429);
    await test.database.pool.query('delete from try_counts');
    expect((await ask('impatient-last')).statusCode).toBe(202);
  });

  it('does not starve when many arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        test.call('POST', '/api/auth/password-reset', {
          body: { username: `crowd-${index}` },
          headers: { 'idempotency-key': `crowd-${index}` },
          address: `10.30.0.${index}`,
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 202)).toEqual([]);
  });

  it('never meets the answer of another person', async () => {
    const [one, two] = [await learner(), await learner()];
    expect((await one.change(one.password, 'a new password 3', 'key-5')).statusCode).toBe(204);
    const answer = await two.change('wrong', 'a new password 3', 'key-5');
    expect(answer.statusCode).toBe(400);
  });

  it('leaves no trace when it fails, so that it can be tried again', async () => {
    const { change, password } = await learner();
    await test.database.pool.query('alter table sign_ins rename to sign_ins_away');
    const failed = await change(password, 'a new password 4', 'key-6');
    await test.database.pool.query('alter table sign_ins_away rename to sign_ins');
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toBe('Something went wrong on our side. Please try again in a moment.');
    expect((await change(password, 'a new password 4', 'key-6')).statusCode).toBe(204);
  });

  it('stores no password, nor a fingerprint of one', async () => {
    const { change, password } = await learner();
    await change(password, 'tortoise lemon kraal', 'key-7');
    await change(password, 'another password', 'key-8');
    const { rows } = await test.database.pool.query(
      "select fingerprint, a::text as row from repeatable_answers a where key in ('key-7', 'key-8')",
    );
    expect(rows[0].fingerprint).toEqual(rows[1].fingerprint);
    expect(JSON.stringify(rows)).not.toContain('tortoise');
  });

  it.each(['', ' ', 'x'.repeat(201)])('is refused with the malformed key %j', async (key) => {
    const { change, password } = await learner();
    const answer = await change(password, 'a new password 6', key);
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      'An Idempotency-Key has 1 to 200 visible characters.',
    ]);
  });
});
