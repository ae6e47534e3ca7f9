import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../database/connect.ts';
import type { Replica } from '../../database/replica/open-replica.ts';
import { createTestDatabase, type TestDatabase } from '../../test/databases/test-database.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

/** A copy of the database from before the content was imported. */
let old: TestDatabase;
let test: TestApp;
let administrator: string;
let canRead = true;
let reads = 0;

const replica: Replica = {
  async read(work) {
    reads += 1;
    return canRead ? { value: await work(old.db) } : null;
  },
  state: () => 'used',
  lagMs: () => 0,
  verify: async () => undefined,
  stop: async () => undefined,
};

beforeAll(async () => {
  old = await createTestDatabase('migrated');
  test = await createTestApp({}, { replica });
  administrator = await test.signIn((await test.addAccount('administrator')).username);
});
afterAll(async () => {
  await test.close();
  await old.drop();
});
afterEach(() => {
  canRead = true;
  reads = 0;
});

async function hitsFor(pin = ''): Promise<number> {
  const cookie = `${administrator}; ${pin}`;
  const answer = await test.call('GET', '/api/search?text=python', { cookie });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ hits: unknown[] }>().hits.length;
}

const cookiesOf = ({ headers }: { readonly headers: Record<string, unknown> }) =>
  [headers['set-cookie']].flat().filter((cookie) => /wrote/.test(String(cookie)));

const register = (app: TestApp, email: string) =>
  app.call('POST', '/api/waitlist/register', { body: { email, name: 'Naledi', province: 'Limpopo' } });

describe('an endpoint that a replica may answer', () => {
  it('is answered by it', async () => {
    expect(await hitsFor()).toBe(0);
  });

  it.each(['wrote=1', 'wrote=', 'wrote=forged'])(
    'is answered by the primary with the cookie %s',
    async (pin) => {
      expect(await hitsFor(pin)).toBeGreaterThan(0);
      expect(reads).toBe(0);
    },
  );

  it('is answered by the primary when the replica fails', async () => {
    canRead = false;
    expect(await hitsFor()).toBeGreaterThan(0);
    expect(reads).toBe(1);
  });

  it('takes no refusal from the replica: what it does not know may be new', async () => {
    const address = '/api/admin/insights?figures=live&from=2026-11-01&to=2026-11-15&courseId=python-for-ai';
    const answer = await test.call('GET', address, { cookie: administrator });
    expect([answer.statusCode, reads > 0]).toEqual([200, true]);
    const unknown = await test.call('GET', '/api/certificates/XXXX-XXXX-XXXX');
    expect(unknown.statusCode).toBe(404);
  });

  it('says who may call with what the primary knows', async () => {
    expect((await test.call('GET', '/api/search?text=python')).statusCode).toBe(401);
    const learner = await test.signIn((await test.addAccount('learner')).username);
    expect((await test.call('GET', '/api/admin/overview', { cookie: learner })).statusCode).toBe(403);
    // A teacher's courses too: an administrator of the primary manages all.
    const courses = (await test.call('GET', '/api/my-courses', { cookie: administrator })).json<unknown[]>();
    expect(courses.length).toBeGreaterThan(0);
  });
});

describe('what no replica may answer', () => {
  it('does not ask it: the caller, and all that is not declared', async () => {
    for (const path of ['/api/auth/user', '/api/notices', '/api/privacy', '/api/coins'])
      expect((await test.call('GET', path, { cookie: administrator })).statusCode, path).toBe(200);
    expect(reads).toBe(0);
  });

  it('is a cache: it is filled only with the version that the primary has', async () => {
    const other = await createTestApp(
      {},
      { database: { ...test.database, drop: async () => undefined }, replica },
    );
    const courses = (await other.call('GET', '/api/courses')).json<unknown[]>();
    expect([courses.length > 0, reads > 0]).toEqual([true, true]);
    await other.close();
    // In the same version it is filled by the replica.
    await withVersionOf(test.database.db, old.db, async () => {
      const another = await createTestApp(
        {},
        { database: { ...test.database, drop: async () => undefined }, replica },
      );
      expect((await another.call('GET', '/api/courses')).json()).toEqual([]);
      await another.close();
    });
  });
});

async function withVersionOf(primary: Queryable, copy: Queryable, work: () => Promise<void>): Promise<void> {
  const { rows } = await primary.execute<{ fingerprint: string; revision: number }>(
    'select fingerprint, revision from courseware_state',
  );
  const [{ fingerprint, revision } = { fingerprint: '', revision: 0 }] = rows;
  await old.pool.query(
    'insert into courseware_state (fingerprint, imported_at, revision) values ($1, now(), $2)',
    [fingerprint, revision],
  );
  await work();
  await copy.execute('delete from courseware_state');
}

describe('a browser that has written', () => {
  it('reads from the primary for three seconds longer than a replica may be behind', async () => {
    const written = await register(test, 'naledi@example.co.za');
    expect(written.statusCode).toBe(201);
    expect(cookiesOf(written)).toEqual(['wrote=1; Max-Age=8; Path=/; HttpOnly; SameSite=Lax']);
  });

  it('does so for longer after a stream, which begins before its answer is stored', async () => {
    const answer = await test.call('POST', '/api/agents/message', {
      cookie: administrator,
      headers: { accept: 'text/event-stream' },
      body: {
        agentType: 'helpdeskai',
        message: 'Show my progress',
        sessionId: randomUUID(),
        context: { userLevel: 1, experience: 0, achievements: [] },
      },
    });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(cookiesOf(answer)).toEqual(['wrote=1; Max-Age=23; Path=/; HttpOnly; SameSite=Lax']);
  });

  it('is told so by no read and no refusal', async () => {
    expect(cookiesOf(await test.call('GET', '/api/notices', { cookie: administrator }))).toEqual([]);
    const refused = await test.call('POST', '/api/auth/login', { body: { username: 'no', password: 'no' } });
    expect([refused.statusCode, cookiesOf(refused)]).toEqual([401, []]);
  });

  it('has a __Host- cookie on https, and none in an academy without a replica', async () => {
    const secure = await createTestApp({ PUBLIC_URL: 'https://academy.example' }, { replica });
    expect(cookiesOf(await register(secure, 'naledi@example.co.za'))).toEqual([
      '__Host-wrote=1; Max-Age=8; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
    await secure.close();
    const single = await createTestApp();
    expect(cookiesOf(await register(single, 'naledi@example.co.za'))).toEqual([]);
    await single.close();
  });
});
