import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect } from './database/connect.ts';
import { makeReady } from './start-up.ts';
import { createTestDatabase, type TestDatabase } from './test/databases/test-database.ts';
import { createTestApp, type TestApp } from './test/test-app.ts';

const SOCKET = '.s.PGSQL.5432';
const RESTING = 'The academy is unavailable right now. Please try again in a minute.';

/** A database that was used before, behind our own symbolic link: while the link to its socket is missing it is down. */
let socketFolder: string;
let real: TestDatabase;
let test: TestApp;
const restoreSocket = () => symlink(join(inject('cluster').host, SOCKET), join(socketFolder, SOCKET));
async function removeSocket(): Promise<void> {
  await rm(join(socketFolder, SOCKET));
  await real.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [real.name],
  );
}

beforeEach(async () => {
  socketFolder = await mkdtemp(join(tmpdir(), 'door-'));
  real = await createTestDatabase('demo');
  const { user } = inject('cluster');
  const connection = connect({ host: socketFolder, user, database: real.name }, () => undefined);
  const database = { ...real, ...connection, drop: () => connection.end() };
  test = await createTestApp({ DEMO: 'on' }, { database, isStarting: true });
});
afterEach(async () => {
  await test.close();
  await real.drop();
  await rm(socketFolder, { recursive: true, force: true });
});

const login = () =>
  test.call('POST', '/api/auth/login', { body: { username: 'learner', password: 'NexiiDemo1!' } });

describe('a database that is down at the start', () => {
  it('leaves the process alive, reports it, and serves as soon as the database is there', async () => {
    const printed: string[] = [];
    const ready = makeReady(test.services, (line) => printed.push(line));
    expect((await test.call('GET', '/api/health')).statusCode).toBe(200);
    const probe = await test.call('GET', '/api/ready');
    expect([probe.statusCode, probe.body]).toEqual([503, RESTING]);
    const early = await login();
    expect([early.statusCode, early.body, early.headers['retry-after']]).toEqual([503, RESTING, '30']);
    await expect
      .poll(() => printed)
      .toEqual(['The database is not answering yet. Trying again until it does.']);

    await restoreSocket();
    await ready;
    expect((await test.call('GET', '/api/ready')).json()).toEqual({ status: 'ready' });
    expect((await login()).statusCode).toBe(200);
  });

  it('does not hide another fault', async () => {
    await restoreSocket();
    await real.pool.query("update schema_migrations set fingerprint = 'other' where name like '0001%'");
    await expect(makeReady(test.services, () => undefined)).rejects.toThrow('was changed after');
  });

  it('keeps nobody waiting when the process closes first', async () => {
    const ready = makeReady(test.services, () => undefined);
    test.services.readiness.markClosing();
    await ready;
    expect(test.services.readiness.state).toBe('closing');
  });
});

describe('a database that goes away later', () => {
  it('is answered with 503 and a sentence, and found again when it is back', async () => {
    await restoreSocket();
    await makeReady(test.services, () => undefined);
    const answer = await login();
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0];
    expect((await test.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(200);

    await removeSocket();
    const away = await test.call('GET', '/api/auth/user', { cookie });
    expect([away.statusCode, away.body]).toEqual([503, RESTING]);
    expect((await test.call('GET', '/api/ready')).statusCode).toBe(503);
    expect((await test.call('GET', '/api/health')).statusCode).toBe(200);

    await restoreSocket();
    expect((await test.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(200);
    expect((await test.call('GET', '/api/ready')).statusCode).toBe(200);
  });
});

it('an older release serves on the database of a newer one, and leaves its content as it is', async () => {
  await restoreSocket();
  await real.pool.query(`
    insert into schema_migrations (name, fingerprint, requires) values ('9999_newer.sql', 'a', '0182');
    update courseware_state set fingerprint = 'newer'`);
  const printed: string[] = [];
  await makeReady(test.services, (line) => printed.push(line));
  expect(printed).toEqual([expect.stringContaining('The database belongs to a newer release.')]);
  expect((await login()).statusCode).toBe(200);
  const { rows } = await real.pool.query('select fingerprint from courseware_state');
  expect(rows).toEqual([{ fingerprint: 'newer' }]);
});
