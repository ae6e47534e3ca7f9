import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function learner() {
  const account = await test.addAccount('learner');
  let cookie = await test.signIn(account.username);
  /** As a browser does: a new password comes with a new token. */
  const change = async (currentPassword: string, newPassword: string, key?: string) => {
    const answer = await test.call('POST', '/api/auth/change-password', {
      cookie,
      body: { currentPassword, newPassword },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
    const [renewed] = [answer.headers['set-cookie'] ?? []].flat();
    if (renewed !== undefined) cookie = renewed.split(';', 1)[0] ?? cookie;
    return answer;
  };
  return { ...account, change };
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

  it('is another request when only its password differs', async () => {
    const { change, password } = await learner();
    expect((await change(password, 'tortoise lemon kraal', 'key-7')).statusCode).toBe(204);
    const other = await change(password, 'another password', 'key-7');
    expect([other.statusCode, other.body]).toEqual([
      422,
      'This Idempotency-Key was used for another request.',
    ]);
  });

  it('leaves neither its password nor its key in the table, so that none can be tried out', async () => {
    const { change, password } = await learner();
    await change(password, 'tortoise lemon kraal', 'key-8');
    const { rows } = await test.database.pool.query('select a::text as row from repeatable_answers a');
    const stored = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of ['tortoise', 'key-8', password]) expect(stored).not.toContain(secret);
  });

  it('leaves no row for forms of strangers that were refused', async () => {
    const count = async () =>
      (await test.database.pool.query('select count(*)::int as rows from repeatable_answers')).rows[0].rows;
    const before = await count();
    for (let form = 0; form < 100; form += 1) {
      const answer = await test.call('POST', '/api/waitlist/register', {
        body: { email: 'nonsense', name: 'Thandi', province: 'Gauteng' },
        headers: { 'idempotency-key': `form-${form}` },
      });
      expect(answer.statusCode).toBe(400);
    }
    expect(await count()).toBe(before);
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

describe('a key whose request never ended', () => {
  const holdKey = (key: string, until: string) =>
    test.database.pool.query(
      `update repeatable_answers set claim_id = gen_random_uuid(), claimed_until = $2, body = null, refusal = null
        where key_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`,
      [key, until],
    );

  it('is refused as still in progress while its claim lasts', async () => {
    const { change, password } = await learner();
    await change(password, 'short', 'held-1');
    await holdKey('held-1', '2026-11-15T12:00:10Z');
    const copy = await change(password, 'short', 'held-1');
    expect([copy.statusCode, copy.body]).toEqual([
      409,
      'We are still working on your first request. Please wait a moment.',
    ]);
  });

  it('may be taken over when the claim has lapsed', async () => {
    const { change, password } = await learner();
    await change(password, 'short', 'held-2');
    await holdKey('held-2', '2026-11-15T11:59:59Z');
    const copy = await change(password, 'short', 'held-2');
    expect(copy.statusCode).toBe(400);
    expect(copy.headers['idempotent-replayed']).toBeUndefined();
    expect((await change(password, 'short', 'held-2')).headers['idempotent-replayed']).toBe('true');
  });

  it('cannot take effect any more once another has taken it over', async () => {
    const { change, password } = await learner();
    const { passwords } = test.services;
    const { hash } = passwords;
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    Object.assign(passwords, {
      hash: async (word: string) => {
        Object.assign(passwords, { hash });
        reached.resolve();
        await goOn.promise;
        return hash(word);
      },
    });
    const first = change(password, 'a new password 9', 'overtaken');
    await reached.promise;
    // Longer than any request may last.
    test.moveClock(30 * 60_000);
    const second = await change(password, 'a new password 9', 'overtaken');
    goOn.resolve();
    expect([second.statusCode, (await first).statusCode]).toEqual([204, 409]);
    const again = await change(password, 'a new password 9', 'overtaken');
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([204, 'true']);
  });
});

describe('while a request under a key is at work', () => {
  it('no transaction is open on its behalf before it needs one', async () => {
    const { change, password } = await learner();
    const { passwords } = test.services;
    const { verify } = passwords;
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    Object.assign(passwords, {
      verify: async (word: string, passwordHash: string | null) => {
        reached.resolve();
        await goOn.promise;
        return verify(word, passwordHash);
      },
    });
    const changing = change(password, 'a new password 10', 'at-work');
    await reached.promise;
    const { rows } = await test.database.pool.query(
      `select (select count(*)::int from repeatable_answers where claim_id is not null and claimed_until > $1) as claimed,
              (select count(*)::int from pg_stat_activity
                where datname = current_database() and state like 'idle in transaction%') as open`,
      [test.services.clock()],
    );
    Object.assign(passwords, { verify });
    goOn.resolve();
    expect((await changing).statusCode).toBe(204);
    expect(rows).toEqual([{ claimed: 1, open: 0 }]);
  });
});
