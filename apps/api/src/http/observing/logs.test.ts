import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReady } from '../../start-up.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { loggedError } from './logged-error.ts';
import { createLog } from './request-log.ts';

const SECRET = 'kraal-tortoise-quagga';
const MAIL = `${SECRET}@example.co.za`;
const MOMENT = '2026-11-15T11:00:00Z';

let test: TestApp;
let learner: string;
let learnerId: string;
let administrator: string;
beforeAll(async () => {
  test = await createTestApp({ LOG_LEVEL: 'debug' });
  const account = await test.addAccount('learner');
  learnerId = account.id;
  learner = await test.signIn(account.username);
  administrator = await test.signIn((await test.addAccount('administrator')).username);
});
afterAll(() => test.close());

const securityLines = () => test.securityLines.map((line) => JSON.parse(line));

/** Drops tables, so that whatever needs them fails with its statement in the error. */
async function without<Value>(tables: readonly string[], act: () => Promise<Value>): Promise<Value> {
  for (const table of tables) await test.database.pool.query(`alter table ${table} rename to ${table}_away`);
  try {
    return await act();
  } finally {
    for (const table of tables)
      await test.database.pool.query(`alter table ${table}_away rename to ${table}`);
  }
}

describe('the log of a fault', () => {
  it.each([
    ['users', 'POST', '/api/auth/login', { username: SECRET, password: SECRET }],
    [
      'waitlist_entries',
      'POST',
      '/api/waitlist/register',
      { email: MAIL, name: SECRET, province: 'Gauteng' },
    ],
    ['invitations', 'POST', '/api/invitations/look', { token: SECRET }],
    ['one_time_links', 'POST', '/api/auth/password-reset/confirm', { token: SECRET, newPassword: SECRET }],
    [
      'lesson_writings',
      'PUT',
      '/api/lessons/af-what-ai-is/writings/notes',
      { text: SECRET, writtenAt: MOMENT },
    ],
    ['search_documents', 'GET', `/api/search?text=${SECRET}`, undefined],
    [
      'assessment_attempts',
      'POST',
      `/api/assessment-attempts/00000000-0000-4000-8000-000000000000/answers`,
      { answers: { [SECRET]: { kind: 'output', text: SECRET } } },
    ],
    ['tickets', 'POST', '/api/tickets', { subject: SECRET, text: SECRET }],
    [
      'chat_sessions',
      'POST',
      '/api/agents/message',
      { agentType: 'helpdeskai', message: SECRET, sessionId: SECRET },
    ],
  ])('of %s carries no value of %s %s', async (table, method, url, payload) => {
    const before = test.logLines.length;
    const answer = await without([table], () =>
      test.app.inject({
        method: method as 'POST',
        url,
        headers: { cookie: learner, 'user-agent': SECRET },
        ...(payload && { payload }),
      }),
    );
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toMatch(/^[A-Z][^:_/{}]+\.$/);
    expect(answer.body).not.toContain('42P01');
    const lines = test.logLines.slice(before).join('');
    expect(lines).toContain('request failed');
    expect(lines).toContain('42P01');
    expect(lines).not.toContain(SECRET);
    expect(lines).not.toContain(learner.split('=')[1]);
    expect(answer.body).not.toContain(SECRET);
  });

  it('names the route of a request and never the values in its address', async () => {
    await test.call('GET', `/api/courses/${SECRET}`);
    await test.call('GET', `/${SECRET}`);
    const lines = test.logLines.join('');
    expect(lines).toContain('/api/courses/:courseId');
    expect(lines).not.toContain(SECRET);
  });
});

describe('the log of a start', () => {
  it('reports an unreachable database by its code, without the message of the driver', async () => {
    const starting = await createTestApp({}, { isStarting: true });
    const away = Object.assign(new Error(`connect ECONNREFUSED ${SECRET}`), { code: 'ECONNREFUSED' });
    const pool = { connect: () => Promise.reject(away), query: () => Promise.reject(away) } as never;
    await makeReady({ ...starting.services, directPool: pool }, () =>
      starting.services.readiness.markClosing(),
    );
    const line = starting.logLines.find((text) => text.includes('database away at start'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40, code: 'ECONNREFUSED' });
    expect(line).not.toContain('stack');
    expect(starting.logLines.join()).not.toContain(SECRET);
    await starting.close();
  });
});

describe('an error in the log', () => {
  it('keeps type, code and names of the database, and frames without the message', () => {
    const cause = Object.assign(new Error(`invalid input "${SECRET}"\n    at ${SECRET}`), {
      code: '22P02',
      table: 'users',
      constraint: 'users_pkey',
      detail: `Key (email)=(${MAIL})`,
      where: SECRET,
    });
    const failed = Object.assign(new Error(`Failed query: insert … params: ${SECRET}`, { cause }), {
      query: 'insert into "users" ("id") values ($1)',
      params: [SECRET],
    });
    const logged = loggedError(failed);
    expect(logged).toMatchObject({
      type: 'Error',
      statement: 'insert into "users"',
      cause: { code: '22P02', table: 'users', constraint: 'users_pkey' },
    });
    expect(logged.stack).toContain('logs.test.ts');
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  });

  it('keeps the words of the engine and of ourselves', () => {
    expect(loggedError(new TypeError('x is not a function')).message).toBe('x is not a function');
  });

  it.each([
    ['what a parser quotes', () => JSON.parse(`{"${SECRET}`)],
    [
      'a thrown text',
      () => {
        throw SECRET;
      },
    ],
  ])('leaves out %s', (_name, act) => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line) => void lines.push(line) });
    try {
      act();
    } catch (err) {
      log.error(err);
      log.error({ err }, err instanceof Error ? err.message : 'failed');
      log.trace({ error: err }, 'failed');
    }
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => line.includes(SECRET))).toEqual(
      // Text logged as a line's message is not taken for an error.
      lines.filter((line) => JSON.parse(line).msg === SECRET),
    );
  });
});

describe('the security log', () => {
  it('is written whatever the level of the other log is', async () => {
    const silent = await createTestApp({ LOG_LEVEL: 'silent' });
    await silent.signIn((await silent.addAccount('learner')).username);
    expect(silent.logLines).toEqual([]);
    expect(silent.securityLines.join()).toContain('"event":"signed-in"');
    await silent.close();
  });

  it('is, as the other log, one JSON object a line with its time and level, whatever is sent', async () => {
    const [before, beforeSecurity] = [test.logLines.length, test.securityLines.length];
    const hostile = '\n{"level":50,"event":"signed-in"}\r\n\u2028';
    await test.call('POST', '/api/auth/login', { body: { username: hostile, password: hostile } });
    await test.call('GET', `/api/courses/${encodeURIComponent(hostile)}`);
    await without(['tickets'], () =>
      test.call('POST', '/api/tickets', { cookie: learner, body: { subject: hostile, text: hostile } }),
    );
    const written = [test.logLines.slice(before), test.securityLines.slice(beforeSecurity)];
    for (const lines of written) {
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line).toMatch(/^[^\n]+\n$/);
        expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.anything() });
      }
    }
    expect(written.flat().map((line) => JSON.parse(line).event)).not.toContain('signed-in');
  });

  it('records sign-ins and failures by the id of the account, with the request', async () => {
    const { username, id } = await test.addAccount('learner');
    const headers = { 'x-request-id': 'wrong-try' };
    await test.call('POST', '/api/auth/login', { body: { username, password: SECRET }, headers });
    await test.call('POST', '/api/auth/login', {
      body: { username: MAIL, password: SECRET },
      headers: { 'x-request-id': 'unknown-try' },
    });
    await test.signIn(username);
    expect(securityLines()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'sign-in-failed', userId: id, requestId: 'wrong-try' }),
        expect.objectContaining({ event: 'sign-in-failed', userId: null, requestId: 'unknown-try' }),
        expect.objectContaining({ event: 'signed-in', userId: id, log: 'security' }),
      ]),
    );
    for (const { time } of securityLines()) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const lines = test.securityLines.join('');
    for (const secret of [SECRET, MAIL, username]) expect(lines).not.toContain(secret);
  });

  it('records access that was refused to somebody with a token', async () => {
    const before = test.securityLines.length;
    await test.call('GET', '/api/admin/outbox', { cookie: learner });
    await test.call('GET', '/api/auth/user', { cookie: `sign-in=${'x'.repeat(43)}` });
    await test.call('GET', '/api/auth/user');
    expect(securityLines().slice(before)).toMatchObject([
      { event: 'access-refused', userId: learnerId, status: 403, route: 'GET /api/admin/outbox' },
      { event: 'access-refused', userId: null, status: 401, code: 'not-signed-in' },
    ]);
  });

  it('records limits that were reached', async () => {
    const body = { username: 'somebody-who-is-guessed' };
    const before = test.securityLines.length;
    for (let count = 0; count < 6; count += 1) await test.call('POST', '/api/auth/password-reset', { body });
    expect(securityLines().slice(before)).toMatchObject([
      { event: 'limit-reached', route: 'POST /api/auth/password-reset', code: 'too-many-tries' },
    ]);
  });

  it('records what staff have changed, and nothing that they only looked at', async () => {
    const before = test.securityLines.length;
    await test.call('GET', '/api/admin/waitlist', { cookie: administrator });
    const headers = { cookie: administrator };
    const looked = await test.app.inject({ method: 'HEAD', url: '/api/admin/waitlist', headers });
    expect(looked.statusCode).toBe(200);
    const answer = await test.call('POST', '/api/admin/waitlist/invitations', {
      cookie: administrator,
      body: { entryIds: ['00000000-0000-4000-8000-000000000000'] },
    });
    expect(answer.statusCode).toBe(200);
    expect(securityLines().slice(before)).toMatchObject([
      { event: 'staff-act', route: 'POST /api/admin/waitlist/invitations', subject: {} },
    ]);
  });
});
