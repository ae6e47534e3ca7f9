import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Pooler, startPooler } from '../test/databases/pooler.ts';
import { createTestDatabase, type TestDatabase } from '../test/databases/test-database.ts';
import { killStarted, type StartedProcess, startProcess } from '../test/start-process.ts';
import { connect } from './connect.ts';
import { queuedJobs } from './driver/test/queued-jobs.ts';
import { statement } from './statement.ts';

// Whole processes are started here, on a machine that may be busy.
const PATIENCE_MS = 240_000;
const TIME_LIMIT_MS = 600_000;

const databases: TestDatabase[] = [];
afterEach(async () => {
  await killStarted();
  for (const database of databases.splice(0)) await database.drop();
});

async function openDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase('courseware');
  databases.push(database);
  return database;
}

function directUrlOf({ name }: TestDatabase): string {
  const { host, user } = inject('cluster');
  return `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`;
}

const onePerPool = statement<{ number: number }, [number]>('pooler-test', 'select $1::int as number').row;

const startServer = (pooler: Pooler, database: TestDatabase) =>
  startProcess({
    DATABASE_URL: pooler.urlOf(database.name),
    DIRECT_DATABASE_URL: directUrlOf(database),
    DEMO: 'on',
  });

const isUp = ({ address }: StartedProcess) => expect.poll(address, { timeout: PATIENCE_MS }).not.toBe('');

function ask(
  { address }: StartedProcess,
  path: string,
  { cookie = '', ...init }: RequestInit & { cookie?: string } = {},
) {
  return fetch(`${address()}${path}`, {
    ...init,
    headers: { cookie, ...(init.body !== undefined && { 'content-type': 'application/json' }) },
  });
}

async function signIn(server: StartedProcess): Promise<string> {
  const body = JSON.stringify({ username: 'learner', password: 'NexiiDemo1!' });
  const answer = await ask(server, '/api/auth/login', { method: 'POST', body });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

const saveSettings = (server: StartedProcess, cookie: string, fontSize: string) =>
  ask(server, '/api/display-settings', {
    method: 'PUT',
    cookie,
    body: JSON.stringify({ accessibilityMode: false, fontSize }),
  });

const spotsLeftAt = async (server: StartedProcess) =>
  ((await (await ask(server, '/api/waitlist/stats')).json()) as { spotsLeft: number }).spotsLeft;

describe('two servers behind a pooler that shares its connections', { timeout: TIME_LIMIT_MS }, () => {
  it('serve as one: sign-ins, writes at once, jobs and changes of the waiting list, also after the pooler was killed', async () => {
    const database = await openDatabase();
    const pooler = await startPooler();
    const servers = [startServer(pooler, database), startServer(pooler, database)] as const;
    for (const server of servers) await isUp(server);
    const [here, there] = servers;

    const cookie = await signIn(here);
    const writes = Array.from({ length: 60 }, (_, index) => {
      const server = index % 2 === 0 ? here : there;
      return index % 3 === 0
        ? saveSettings(server, cookie, 'large')
        : ask(server, index % 3 === 1 ? '/api/user/analytics' : '/api/progress/user', { cookie });
    });
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 400)).toEqual([]);

    // What the starts have queued is done by workers that hold locks and listen, past the pooler.
    await expect.poll(() => queuedJobs(database.pool), { timeout: PATIENCE_MS }).toEqual([]);

    // Figures are kept in memory for as long as changes elsewhere are heard.
    const before = await spotsLeftAt(there);
    const registered = await ask(here, '/api/waitlist/register', {
      method: 'POST',
      body: JSON.stringify({ email: `${randomUUID()}@example.com`, name: 'Naledi', province: 'Limpopo' }),
    });
    expect([registered.status, await registered.text()]).toEqual([201, expect.any(String)]);
    await expect.poll(() => spotsLeftAt(there), { timeout: PATIENCE_MS }).toBe(before - 1);

    await pooler.kill();
    expect((await saveSettings(here, cookie, 'extra-large')).status).toBe(503);
    await pooler.start();
    for (const server of servers) {
      await expect
        .poll(async () => (await saveSettings(server, cookie, 'large')).status, { timeout: PATIENCE_MS })
        .toBe(204);
      expect(server.child.exitCode).toBe(null);
    }
  });
});

describe('connections through a pooler', { timeout: TIME_LIMIT_MS }, () => {
  it('have the limits of their role, and named statements only where the pooler keeps them', async () => {
    const database = await openDatabase();
    const pooler = await startPooler();
    const connection = connect({ connectionString: pooler.urlOf(database.name) }, () => undefined, {
      direct: { connectionString: directUrlOf(database) },
    });
    onTestFinished(connection.end);
    await connection.verify();
    const { pool, sidePool } = connection;
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '8s' }]);
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    const rows = await Promise.all(
      numbers.map((number) => onePerPool(drizzle(number % 2 === 0 ? pool : sidePool), number)),
    );
    expect(rows).toEqual(numbers.map((number) => ({ number })));
    const { rows: prepared } = await pool.query('select name from pg_prepared_statements');
    expect(prepared.length > 0).toBe(await pooler.keepsNames());
  });
});

const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

describe('addresses that cannot be used together', { timeout: TIME_LIMIT_MS }, () => {
  const sentenceOf = async (environment: Record<string, string>) => {
    const { output, ended } = startProcess(environment);
    expect(await ended).toBe(1);
    return output().trim();
  };

  it('are a pooler alone, whether it rejects our limits or drops them', async () => {
    const { name } = await openDatabase();
    const [strict, lenient] = [await startPooler(), await startPooler({ ignored: LIMITS })];
    expect(await sentenceOf({ DATABASE_URL: strict.urlOf(name) })).toBe(
      'DATABASE_URL leads to a pooler that rejects our limits. Set DIRECT_DATABASE_URL to the address of the database itself.',
    );
    expect(await sentenceOf({ DATABASE_URL: lenient.urlOf(name) })).toBe(
      'DATABASE_URL leads to a pooler that shares its connections. Set DIRECT_DATABASE_URL to the address of the database itself.',
    );
  });

  it('are two poolers', async () => {
    const { name } = await openDatabase();
    const pooler = await startPooler({ ignored: LIMITS });
    const url = pooler.urlOf(name);
    expect(await sentenceOf({ DATABASE_URL: url, DIRECT_DATABASE_URL: url })).toBe(
      'DIRECT_DATABASE_URL leads to a pooler that shares its connections. It needs the address of the database itself.',
    );
  });

  it('are two databases: neither is changed', async () => {
    const [one, other] = [await createTestDatabase('empty'), await createTestDatabase('empty')];
    databases.push(one, other);
    const pooler = await startPooler();
    const { user } = inject('cluster');
    expect(
      await sentenceOf({ DATABASE_URL: pooler.urlOf(one.name), DIRECT_DATABASE_URL: directUrlOf(other) }),
    ).toBe(
      `DATABASE_URL and DIRECT_DATABASE_URL must lead to the same database server, database and user: they lead to ${user} in ${one.name} and to ${user} in ${other.name}.`,
    );
    for (const { pool } of [one, other])
      expect((await pool.query("select 1 from pg_tables where schemaname = 'public'")).rows).toEqual([]);
  });

  it('are those of a pooler that takes the limits away', async () => {
    const database = await openDatabase();
    const pooler = await startPooler({ onConnect: 'set statement_timeout = 0' });
    expect(
      await sentenceOf({
        DATABASE_URL: pooler.urlOf(database.name),
        DIRECT_DATABASE_URL: directUrlOf(database),
      }),
    ).toContain('without the limits of their role: statement_timeout is 0 ms instead of 8000 ms.');
  });
});
