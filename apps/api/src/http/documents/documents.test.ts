import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Role } from '@academy/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { addTestCourse } from '../../test/test-course.ts';
import { GRANT_MS } from './document-grant.ts';

const SIZE_LIMIT_BYTES = 12_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc', isInWriting: true });
  await addTestCourse(test.database.db, { id: 'other', isInWriting: true });
});
afterAll(() => test.close());

async function addressOf(kind: string, subject: string): Promise<string> {
  const { rows } = await test.database.pool.query(
    'select hash from documents where kind = $1 and subject = $2 and replaced_at is null',
    [kind, subject],
  );
  return `/documents/${rows[0].hash}`;
}

type Answer = Awaited<ReturnType<TestApp['call']>>;

/** The grant that a response sets, as a cookie; empty when it is removed. */
function grantOf(answer: Answer): string | undefined {
  const set = [answer.headers['set-cookie']].flat().find((header) => header?.startsWith('documents='));
  return set?.split(';', 1)[0];
}

interface Reader {
  readonly id: string;
  readonly signIn: string;
  /** Calls the API, and stores the grant that comes with the response, as a browser does. */
  readonly ask: (url: string, body?: object) => Promise<Answer>;
  readonly grant: () => string;
  readonly open: (address: string) => Promise<number>;
}

async function addReader(role: Role = 'learner', places: readonly string[] = []): Promise<Reader> {
  const { id } = await test.addAccount(role);
  const signIn = await signInAs(test, id);
  for (const courseId of places)
    await test.database.pool.query(
      'insert into enrolments (user_id, course_id, enrolled_at) values ($1, $2, now())',
      [id, courseId],
    );
  let grant = '';
  return {
    id,
    signIn,
    grant: () => grant,
    async ask(url, body) {
      const answer = await test.call(body ? 'POST' : 'GET', url, { cookie: signIn, body });
      grant = grantOf(answer) ?? grant;
      return answer;
    },
    open: (address) => statusOf(address, signIn, grant),
  };
}

async function statusOf(address: string, ...cookies: readonly string[]): Promise<number> {
  const cookie = cookies.filter(Boolean).join('; ');
  return (await test.call('GET', address, { cookie })).statusCode;
}

describe('a lesson as a document', () => {
  it.each(['GET /api/lessons/tc-b', 'GET /api/courses/tc/progress', 'GET /api/progress/user'])(
    'is opened by the grant of %s to who has a place',
    async (asked) => {
      const reader = await addReader('learner', ['tc']);
      const lesson = await addressOf('lesson', 'tc-b');
      expect(await reader.open(lesson)).toBe(403);
      await reader.ask(asked.split(' ')[1] ?? '');
      expect(await reader.open(lesson)).toBe(200);
    },
  );

  it('is opened by taking the place', async () => {
    const reader = await addReader();
    const course = (await reader.ask('/api/courses/tc')).json();
    await reader.ask('/api/courses/tc/enrolments', { quoteId: course.quote.id });
    expect(await reader.open(await addressOf('lesson', 'tc-b'))).toBe(200);
  });

  it('stays closed to people without a place, and to people with one elsewhere', async () => {
    const lesson = await addressOf('lesson', 'tc-b');
    for (const places of [[], ['other']]) {
      const reader = await addReader('learner', places);
      await reader.ask('/api/progress/user');
      await reader.ask('/api/lessons/tc-b');
      expect(reader.grant()).not.toBe('');
      expect(await reader.open(lesson)).toBe(403);
    }
  });

  it('stays closed without a grant, with a forged one, and with that of somebody else', async () => {
    const lesson = await addressOf('lesson', 'tc-b');
    const [owner, other] = [await addReader('learner', ['tc']), await addReader()];
    await owner.ask('/api/lessons/tc-a');
    await other.ask('/api/lessons/tc-a');
    expect(await owner.open(lesson)).toBe(200);
    expect(await statusOf(lesson)).toBe(403);
    expect(await statusOf(lesson, owner.signIn)).toBe(403);
    expect(await statusOf(lesson, owner.grant())).toBe(403);
    expect(await statusOf(lesson, other.signIn, owner.grant())).toBe(403);
    expect(await statusOf(lesson, other.signIn, `${other.grant()}:tc`)).toBe(403);
    expect(await statusOf(lesson, other.signIn, 'documents=zzzzzz::tc')).toBe(403);
  });

  it('closes by itself when the grant ends, and the next answer opens it again', async () => {
    const reader = await addReader('learner', ['tc']);
    const lesson = await addressOf('lesson', 'tc-b');
    await reader.ask('/api/lessons/tc-b');
    test.moveClock(GRANT_MS);
    expect(await reader.open(lesson)).toBe(403);
    await reader.ask('/api/lessons/tc-b');
    expect(await reader.open(lesson)).toBe(200);
  });

  it('closes with the next answer when the place is lost', async () => {
    const reader = await addReader('learner', ['tc']);
    const lesson = await addressOf('lesson', 'tc-b');
    await reader.ask('/api/progress/user');
    await test.database.pool.query('delete from enrolments where user_id = $1', [reader.id]);
    await reader.ask('/api/progress/user');
    expect(await reader.open(lesson)).toBe(403);
  });

  it('closes with the log-out, and the old grant does not fit the next sign-in', async () => {
    const reader = await addReader('learner', ['tc']);
    const lesson = await addressOf('lesson', 'tc-b');
    await reader.ask('/api/lessons/tc-b');
    const before = reader.grant();
    await reader.ask('/api/auth/logout', {});
    expect(reader.grant()).toBe('documents=');
    expect(await reader.open(lesson)).toBe(403);
    expect(await statusOf(lesson, await signInAs(test, reader.id), before)).toBe(403);
  });

  it.each([
    ['the log-out', (reader: Reader) => reader.ask('/api/auth/logout', {})],
    [
      'signing out everywhere',
      async (reader: Reader) =>
        test.call('DELETE', '/api/auth/sessions', { cookie: await signInAs(test, reader.id) }),
    ],
    [
      'a suspension',
      ({ id }: Reader) =>
        test.database.pool.query('update users set suspended_at = now() where id = $1', [id]),
    ],
  ])('closes at once with %s to who kept both cookies, as all else does', async (_name, end) => {
    const reader = await addReader('learner', ['tc']);
    const [lesson, preview] = [await addressOf('lesson', 'tc-b'), await addressOf('lesson', 'tc-a')];
    await reader.ask('/api/lessons/tc-b');
    const credentials = [reader.signIn, reader.grant()];
    expect(await statusOf(lesson, ...credentials)).toBe(200);
    await end(reader);
    expect(await statusOf('/api/auth/user', ...credentials)).toBe(401);
    expect(await statusOf(lesson, ...credentials)).toBe(403);
    expect(await statusOf(preview, ...credentials)).toBe(403);
    const headers = { 'if-none-match': `"${lesson.split('/').at(-1)}"` };
    const known = await test.call('GET', lesson, { cookie: credentials.join('; '), headers });
    expect([known.statusCode, known.headers.etag]).toEqual([403, undefined]);
  });

  it('closes at once to people who are no longer trainers', async () => {
    const teacher = await addReader('trainer');
    const lesson = await addressOf('lesson', 'tc-b');
    await teacher.ask('/api/lessons/tc-b');
    expect(await teacher.open(lesson)).toBe(200);
    await test.database.pool.query("update users set role = 'learner' where id = $1", [teacher.id]);
    expect(await teacher.open(lesson)).toBe(403);
  });

  it('is open as a preview to everyone who is signed in, and to nobody else', async () => {
    const reader = await addReader();
    const preview = await addressOf('lesson', 'tc-a');
    expect(await statusOf(preview)).toBe(403);
    await reader.ask('/api/lessons/tc-a');
    expect(await reader.open(preview)).toBe(200);
  });

  it.each(['trainer', 'administrator'] as const)('is open to a %s', async (role) => {
    const teacher = await addReader(role);
    await teacher.ask('/api/lessons/tc-b');
    expect(await teacher.open(await addressOf('lesson', 'tc-b'))).toBe(200);
  });
});

describe('a document', () => {
  it('is kept for ever by the reader’s browser, and by anyone between where it is everybody’s', async () => {
    const reader = await addReader('learner', ['tc']);
    await reader.ask('/api/lessons/tc-b');
    const cookie = `${reader.signIn}; ${reader.grant()}`;
    const lesson = await test.call('GET', await addressOf('lesson', 'tc-b'), { cookie });
    expect(lesson.headers['cache-control']).toBe('private, no-store');
    const outline = await test.call('GET', await addressOf('outline', 'tc'));
    expect(outline.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(lesson.headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('says the same in %s', async (encoding, plain) => {
    const answer = await test.call('GET', await addressOf('outline', 'tc'), {
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(JSON.parse(plain(answer.rawPayload).toString())).toMatchObject({ courseId: 'tc' });
  });

  it('is not sent again to a browser that has it, and that needs the grant too', async () => {
    const reader = await addReader('learner', ['tc']);
    await reader.ask('/api/lessons/tc-b');
    const address = await addressOf('lesson', 'tc-b');
    const headers = { 'if-none-match': `"${address.split('/').at(-1)}"` };
    const known = await test.call('GET', address, { cookie: `${reader.signIn}; ${reader.grant()}`, headers });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect((await test.call('GET', address, { headers })).statusCode).toBe(403);
  });

  it.each([
    '/documents/0000000000000000',
    '/documents/x',
    '/documents/%2e%2e',
    "/documents/'or'1'='1'--aaaa",
  ])('at %s is not there', async (address) => {
    expect(await statusOf(address)).toBe(404);
  });

  it('asks the database for its bytes once', async () => {
    const address = await addressOf('outline', 'other');
    expect(await statusOf(address)).toBe(200);
    await test.database.pool.query("update documents set access = 'signed-in' where subject = 'other'");
    expect(await statusOf(address)).toBe(200);
  });

  it('of every written lesson stays within 12 kB', async () => {
    const { rows } = await test.database.pool.query(
      "select subject, length(br) as bytes from documents where kind in ('lesson', 'outline')",
    );
    expect(rows.length).toBeGreaterThan(30);
    for (const { subject, bytes } of rows) expect(bytes, subject).toBeLessThanOrEqual(SIZE_LIMIT_BYTES);
  });
});
