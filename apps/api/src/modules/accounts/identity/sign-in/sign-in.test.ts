import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const login = (username: string, password: string, address = '10.0.0.1') =>
  test.call('POST', '/api/auth/login', { body: { username, password }, address });
const currentUser = (cookie: string) => test.call('GET', '/api/auth/user', { cookie });

describe('signing in', () => {
  it('API-14 answers the user by username or e-mail, whatever the case, and nothing secret', async () => {
    const { username, email, password } = await test.addAccount('learner', 'thandi');
    for (const name of [username, email, ' THANDI ', email.toUpperCase()]) {
      const answer = await login(name, password);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        role: 'learner',
        username: 'thandi',
        fullName: 'Full thandi',
        email: 'thandi@example.co.za',
        avatarUrl: null,
      });
    }
    const cookie = await test.signIn('thandi');
    expect((await currentUser(cookie)).json()).toMatchObject((await login(username, password)).json());
  });

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const { username, password } = await test.addAccount('learner');
    const answer = await login(username, password);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sign-in=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const [cookie = ''] = [answer.headers['set-cookie']].flat();
    const token = /^sign-in=([^;]+)/.exec(cookie)?.[1] ?? 'none';
    const sessions = await test.call('GET', '/api/auth/sessions', { cookie: `sign-in=${token}` });
    for (const { body, headers } of [answer, sessions])
      expect(`${body} ${JSON.stringify({ ...headers, 'set-cookie': null })}`).not.toContain(token);
  });

  it('stores only a hash of the token', async () => {
    const { username } = await test.addAccount('learner');
    const token = (await test.signIn(username)).replace('sign-in=', '');
    const { rows } = await test.database.pool.query('select s::text as row from sign_ins s');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });

  it('gives the same answer to an unknown account and a wrong password', async () => {
    const { username } = await test.addAccount('learner');
    const wrong = await login(username, 'wrong');
    const unknown = await login('nobody-at-all', 'wrong');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toBe('That username or password is not right.');
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(unknown.headers['set-cookie']).toBeUndefined();
  });

  it('does the same work for an unknown account as for a wrong password', async () => {
    const { username } = await test.addAccount('learner');
    let hashes = 0;
    const { passwords } = test.services;
    const verify = passwords.verify;
    Object.assign(passwords, {
      verify: (...given: Parameters<typeof verify>) => {
        hashes += 1;
        return verify(...given);
      },
    });
    await login(username, 'wrong', '10.1.0.1');
    await login('nobody-at-all', 'wrong', '10.1.0.1');
    Object.assign(passwords, { verify });
    expect(hashes).toBe(2);
  });

  it('is explained to the owner of a suspended account, and to no one else', async () => {
    const { id, username, password } = await test.addAccount('learner');
    await test.database.pool.query('update users set suspended_at = now() where id = $1', [id]);
    const owner = await login(username, password);
    expect([owner.statusCode, owner.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await login(username, 'wrong')).statusCode).toBe(401);
  });

  it('ends the sign-in that the browser held before', async () => {
    const { username, password } = await test.addAccount('learner');
    const earlier = await test.signIn(username);
    await test.call('POST', '/api/auth/login', { cookie: earlier, body: { username, password } });
    expect((await currentUser(earlier)).statusCode).toBe(401);
  });
});

describe('being signed in', () => {
  it.each(['', 'sign-in=', 'sign-in=short', `sign-in=${'a'.repeat(43)}`, 'sign-in=%00;=;;', 'other=1'])(
    'API-15 counts the cookie %j as signed out',
    async (cookie) => {
      const answer = await test.call('GET', '/api/auth/user', { cookie });
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toBe('Please sign in first.');
    },
  );

  it('API-17 ends with log out: the same cookie then counts as signed out', async () => {
    const { username } = await test.addAccount('learner');
    const cookie = await test.signIn(username);
    expect((await currentUser(cookie)).statusCode).toBe(200);
    const answer = await test.call('POST', '/api/auth/logout', { cookie });
    expect(answer.statusCode).toBe(204);
    // The sign-in and the cookie that opened its lessons.
    expect([answer.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(/^sign-in=; Max-Age=0;/),
      expect.stringMatching(/^documents=; Max-Age=0;/),
    ]);
    expect((await currentUser(cookie)).statusCode).toBe(401);
    expect((await test.call('POST', '/api/auth/logout', { cookie })).statusCode).toBe(204);
  });

  it('shows a changed role and a suspension at the very next request', async () => {
    const { id, username } = await test.addAccount('learner');
    const cookie = await test.signIn(username);
    await test.database.pool.query("update users set role = 'trainer' where id = $1", [id]);
    expect((await currentUser(cookie)).json()).toMatchObject({ role: 'trainer' });
    await test.database.pool.query('update users set suspended_at = now() where id = $1', [id]);
    expect((await currentUser(cookie)).statusCode).toBe(401);
  });

  it('reads each of many simultaneous sign-ins as its own', async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, () => test.addAccount('learner')));
    const cookies = await Promise.all(accounts.map(({ username }) => test.signIn(username)));
    const asked = cookies.flatMap((cookie) => [cookie, cookie, `sign-in=${'b'.repeat(43)}`]);
    const answers = await Promise.all(asked.map(currentUser));
    expect(answers.map((answer) => (answer.statusCode === 200 ? answer.json().username : 401))).toEqual(
      accounts.flatMap(({ username }) => [username, username, 401]),
    );
  });

  it('ends after the idle limit, and lasts while it is used', async () => {
    const { username } = await test.addAccount('learner');
    const [used, unused] = [await test.signIn(username), await test.signIn(username)];
    test.moveClock(6 * DAY_MS);
    expect((await currentUser(used)).statusCode).toBe(200);
    await expect
      .poll(async () => (await test.call('GET', '/api/auth/sessions', { cookie: used })).json())
      .toContainEqual(
        expect.objectContaining({ isCurrent: true, lastSeenAt: test.services.clock().toISOString() }),
      );
    test.moveClock(DAY_MS);
    expect((await currentUser(unused)).statusCode).toBe(401);
    expect((await currentUser(used)).statusCode).toBe(200);
  });
});

describe('own sign-ins', () => {
  it('API-19 are listed with device and time, and never those of another person', async () => {
    const { username } = await test.addAccount('learner');
    const other = await test.addAccount('learner');
    await test.signIn(other.username);
    const cookie = await test.signIn(username);
    const list = await test.call('GET', '/api/auth/sessions', { cookie });
    expect(list.json()).toEqual([
      {
        id: expect.any(String),
        device: 'Another program',
        createdAt: test.services.clock().toISOString(),
        lastSeenAt: test.services.clock().toISOString(),
        isCurrent: true,
      },
    ]);
  });

  it('API-19 can be ended one by one or all others at once, but only by their owner', async () => {
    const { username } = await test.addAccount('learner');
    const stranger = await test.signIn((await test.addAccount('learner')).username);
    const [first, second, third] = [
      await test.signIn(username),
      await test.signIn(username),
      await test.signIn(username),
    ];
    const list = await test.call('GET', '/api/auth/sessions', { cookie: first });
    const { id } = list.json().find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);

    const foreign = await test.call('DELETE', `/api/auth/sessions/${id}`, { cookie: stranger });
    expect([foreign.statusCode, foreign.body]).toEqual([404, 'This sign-in has already ended.']);
    expect((await test.call('DELETE', `/api/auth/sessions/${id}`, { cookie: second })).statusCode).toBe(204);
    expect((await currentUser(first)).statusCode).toBe(401);

    expect((await test.call('DELETE', '/api/auth/sessions', { cookie: second })).statusCode).toBe(204);
    expect((await currentUser(third)).statusCode).toBe(401);
    expect((await currentUser(second)).statusCode).toBe(200);
    expect((await currentUser(stranger)).statusCode).toBe(200);
  });
});

it('takes a password of any age: none runs out', async () => {
  const { username, password } = await test.addAccount('administrator');
  test.moveClock(3 * 365 * DAY_MS);
  expect((await login(username, password, '10.0.9.9')).statusCode).toBe(200);
});
