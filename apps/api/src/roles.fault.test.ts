import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueMail } from './modules/academy/outbox/index.ts';
import { startMailServer } from './test/mail-server.ts';
import { killStarted, RELEASE, startProcessBeside } from './test/start-process.ts';
import { createTestApp, type TestApp } from './test/test-app.ts';
import { addTestCourse } from './test/test-course.ts';

// Whole processes are started here, on a machine that may be busy.
const PATIENT = { timeout: 240_000, interval: 200 };
const TIME_LIMIT_MS = 900_000;
const RIGHT = 'def double(n):\n    return 2 * n\n';

let test: TestApp;
let mails: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  test = await createTestApp();
  mails = await startMailServer();
});
afterAll(async () => {
  await killStarted();
  await mails.close();
  await test.close();
});

async function start(environment: Record<string, string>): Promise<string> {
  const started = await startProcessBeside(test.database, { SMTP_URL: mails.url, ...environment });
  await expect.poll(started.address, PATIENT).not.toBe('');
  return started.address();
}

async function signIn(address: string) {
  const { id, username, password } = await test.addAccount('learner');
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const [cookie = ''] = (await post('/api/auth/login', { username, password })).headers.getSetCookie();
  return { id, post: (path: string, body: object) => post(path, body, cookie) };
}

/** Of a process that says its address only when it is ready. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

it(
  'a web server waits until its release has prepared the database',
  async () => {
    const { pool } = test.database;
    const port = await freePort();
    const web = () => startProcessBeside(test.database, { ROLE: 'web', PORT: String(port) });
    const early = await web();
    expect(await early.ended).toBe(1);
    expect(early.output()).toContain('A key file of the academy is missing here');
    const release = async () => {
      const released = await startProcessBeside(test.database, {}, RELEASE);
      expect(await released.ended).toBe(0);
      return released.output();
    };
    await release();

    await pool.query("update courseware_state set fingerprint = 'of an older release', content_version = 0");
    const waiting = await web();
    await expect.poll(waiting.output, PATIENT).toContain('`npm run release` brings that of this one.');
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).status;
    expect(await ready()).toBe(503);
    expect(await release()).toContain('The database is ready for this release.');
    await expect.poll(ready, PATIENT).toBe(200);

    // An older release must not undo it, and says so.
    await pool.query(
      "update courseware_state set content_version = 9e12, fingerprint = 'of a newer release'",
    );
    const older = await startProcessBeside(test.database, {}, RELEASE);
    expect(await older.ended).toBe(0);
    expect(older.output()).toContain('The database has the content of a newer release, which stays.');
    const { rows } = await pool.query('select fingerprint from courseware_state');
    expect(rows).toEqual([{ fingerprint: 'of a newer release' }]);
  },
  TIME_LIMIT_MS,
);

it(
  'a web server leaves programs, mail and jobs to workers, which serve nobody',
  async () => {
    await addTestCourse(test.database.db, { id: 'tc' });
    const web = await start({ ROLE: 'web' });
    const { id, post } = await signIn(web);
    await test.database.pool.query(
      "insert into enrolments (user_id, course_id, enrolled_at) values ($1, 'tc', '2026-09-01')",
      [id],
    );
    const begun = await post('/api/assessments/tc-final/attempts', {});
    const { attemptId } = (await begun.json()) as { attemptId: string };
    const answers = { 'tc-final-item': { kind: 'code', source: RIGHT } };
    const handIn = () => post(`/api/assessment-attempts/${attemptId}/answers`, { answers });
    const letter = { recipient: 'thandi@example.co.za', subject: 'Your place', body: 'Dumela.' };
    await queueMail(test.services.db, { ...letter, now: new Date() });

    const refused = await handIn();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(mails.received).toEqual([]);

    const worker = await start({ ROLE: 'worker', PUBLIC_URL: 'http://academy.example' });
    await expect.poll(async () => (await handIn()).status, PATIENT).toBe(200);
    expect(await (await handIn()).json()).toMatchObject({ isPassed: true });
    await expect.poll(() => mails.received.length, PATIENT).toBe(1);

    const statusOf = async (path: string) => (await fetch(`${worker}${path}`)).status;
    expect(await Promise.all(['/api/health', '/api/ready'].map(statusOf))).toEqual([200, 200]);
    expect(await Promise.all(['/', '/api/courses', '/api/auth/session'].map(statusOf))).toEqual([
      404, 404, 404,
    ]);
  },
  TIME_LIMIT_MS,
);
