import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect } from './database/connect.ts';
import { IMPORT_LOCK } from './modules/catalogue/import.store.ts';
import { makeReady } from './start-up.ts';
import { createTestApp, type TestApp } from './test/test-app.ts';
import { createTestDatabase, type TestDatabase } from './test/test-database.ts';

const SOCKET = '.s.PGSQL.5432';
const RESTING = 'The academy is unavailable right now. Please try again in a minute.';

/** A database behind a door of our own: while the link to its socket is missing it is down. */
let door: string;
let real: TestDatabase;
let test: TestApp;
const openDoor = () => symlink(join(inject('cluster').host, SOCKET), join(door, SOCKET));
async function closeDoor(): Promise<void> {
  await rm(join(door, SOCKET));
  await real.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [real.name],
  );
}

beforeEach(async () => {
  door = await mkdtemp(join(tmpdir(), 'door-'));
  real = await createTestDatabase('template0');
  const { user } = inject('cluster');
  const connection = connect({ host: door, user, database: real.name }, () => undefined);
  const database = { ...real, ...connection, drop: () => connection.end() };
  test = await createTestApp({ DEMO: 'on' }, { database, isStarting: true });
});
afterEach(async () => {
  await test.close();
  await real.drop();
  await rm(door, { recursive: true, force: true });
});

const login = () =>
  test.call('POST', '/api/auth/login', { body: { username: 'learner', password: 'NexiiDemo1!' } });

// Everything that a start does is done here, on a machine that may be busy.
const TIME_LIMIT_MS = 300_000;

describe('a database that is down at the start', { timeout: TIME_LIMIT_MS }, () => {
  it('leaves the process alive, says so, and serves as soon as it is there', async () => {
    const said: string[] = [];
    const ready = makeReady(test.services, (line) => said.push(line));
    expect((await test.call('GET', '/api/health')).statusCode).toBe(200);
    const probe = await test.call('GET', '/api/ready');
    expect([probe.statusCode, probe.body]).toEqual([503, RESTING]);
    const early = await login();
    expect([early.statusCode, early.body, early.headers['retry-after']]).toEqual([503, RESTING, '30']);
    await expect.poll(() => said).toEqual(['The database is not answering yet. Trying again until it does.']);

    await openDoor();
    await ready;
    expect((await test.call('GET', '/api/ready')).json()).toEqual({ status: 'ready' });
    expect((await login()).statusCode).toBe(200);
  });

  it('does not hide another fault', async () => {
    await openDoor();
    await real.pool.query('create table users (surprise int)');
    await expect(makeReady(test.services, () => undefined)).rejects.toThrow('already exists');
  });

  it('keeps nobody waiting when the process closes first', async () => {
    const ready = makeReady(test.services, () => undefined);
    test.services.readiness.markClosing();
    await ready;
    expect(test.services.readiness.state).toBe('closing');
  });
});

describe('a database that goes away later', { timeout: TIME_LIMIT_MS }, () => {
  it('is answered with 503 and a sentence, and found again when it is back', async () => {
    await openDoor();
    await makeReady(test.services, () => undefined);
    const answer = await login();
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0];
    expect((await test.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(200);

    await closeDoor();
    const away = await test.call('GET', '/api/auth/user', { cookie });
    expect([away.statusCode, away.body]).toEqual([503, RESTING]);
    expect((await test.call('GET', '/api/ready')).statusCode).toBe(503);
    expect((await test.call('GET', '/api/health')).statusCode).toBe(200);

    await openDoor();
    expect((await test.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(200);
    expect((await test.call('GET', '/api/ready')).statusCode).toBe(200);
  });
});

it('waits for another process that reads the content for longer than a lock is waited for', {
  timeout: TIME_LIMIT_MS,
}, async () => {
  await openDoor();
  const other = await real.pool.connect();
  await other.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
  const ready = makeReady(test.services, () => undefined);
  const waiting = async () => {
    const { rows } = await real.pool.query(
      `select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
        where locktype = 'advisory' and not granted and d.datname = $1`,
      [real.name],
    );
    return rows[0].n;
  };
  // The first try, its end, and the next one.
  for (const n of [1, 0, 1]) await expect.poll(waiting, { timeout: 60_000 }).toBe(n);
  other.release(true);
  await ready;
  expect((await login()).statusCode).toBe(200);
});
