import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { connect } from '../../../../database/connect.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner } from '../../../../test/test-learner.ts';

let academy: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-health-'));
  academy = await createTestApp({
    PUBLIC_URL: 'http://academy.example',
    BACKUP_MARKER_FILE: join(folder, 'last-backup'),
  });
});
afterAll(async () => {
  await academy.close();
  await rm(folder, { recursive: true });
});

describe('the health page', () => {
  it('reports the state of the database, the disk, the jobs and the mail', async () => {
    const administrator = await addLearner(academy, 'administrator');
    const read = async () =>
      (await administrator.get('/api/admin/health')).json<Answer<'GET /api/admin/health'>>();
    const stateOf = async (checkName: string) =>
      (await read()).checks.find(({ check }) => check === checkName)?.state;
    expect(await stateOf('database')).toBe('good');
    expect(await stateOf('jobs')).toBe('good');
    expect(await stateOf('https')).toBe('bad');
    await academy.database.pool.query(
      "select graphile_worker.add_job('send-mail', '{}', run_at := now() - interval '1 hour')",
    );
    expect((await read()).checks.find(({ check }) => check === 'jobs')).toMatchObject({
      state: 'bad',
      value: 1,
    });
  });

  it('reports the age of the last backup and the signing key, and which migrations are missing', async () => {
    const administrator = await addLearner(academy, 'administrator');
    const checkOf = async (name: string) =>
      (await administrator.get('/api/admin/health'))
        .json<Answer<'GET /api/admin/health'>>()
        .checks.find(({ check }) => check === name);
    expect(await checkOf('backup')).toMatchObject({ state: 'bad', value: null });
    const marker = join(folder, 'last-backup');
    await writeFile(marker, '');
    const hoursAgo = (hours: number) => new Date(academy.services.clock().getTime() - hours * 3_600_000);
    await utimes(marker, hoursAgo(5), hoursAgo(5));
    expect(await checkOf('backup')).toMatchObject({ state: 'good', value: 5 });
    await utimes(marker, hoursAgo(80), hoursAgo(80));
    expect(await checkOf('backup')).toMatchObject({ state: 'bad', value: 80 });
    expect(await checkOf('signing-key')).toMatchObject({ state: 'good', value: 0 });
    expect(await checkOf('migrations')).toMatchObject({ state: 'good', value: 0 });
    await academy.database.pool.query(
      "update schema_migrations set fingerprint = 'other' where name like '0001%'",
    );
    expect(await checkOf('migrations')).toMatchObject({ state: 'bad', value: 1 });
  });

  it('reports whether the database role has rights beyond our own database', async () => {
    const databaseOf = async (app: TestApp) => {
      const administrator = await addLearner(app, 'administrator');
      const { checks } = (await administrator.get('/api/admin/health')).json<
        Answer<'GET /api/admin/health'>
      >();
      return checks.find(({ check }) => check === 'database');
    };
    expect(await databaseOf(academy)).toMatchObject({ state: 'good' });
    await expect(
      academy.database.pool.query("copy (select 'x') to program 'cat > /dev/null'"),
    ).rejects.toThrow('to COPY to or from an external program');

    const { name } = academy.database;
    const connection = connect({ ...inject('superuser'), database: name }, () => undefined);
    const trusted = await createTestApp(
      {},
      { database: { ...connection, name, drop: () => connection.end() } },
    );
    onTestFinished(() => trusted.close());
    expect(await databaseOf(trusted)).toMatchObject({ state: 'attention' });
  });

  it('reports keys of this server that are not the academy’s', async () => {
    const administrator = await addLearner(academy, 'administrator');
    const checkOf = async (id: string) =>
      (await administrator.get('/api/admin/health'))
        .json<Answer<'GET /api/admin/health'>>()
        .checks.find(({ check }) => check === id);
    expect(await checkOf('secret-key')).toMatchObject({ state: 'good' });
    await academy.database.pool.query('update sealing_key set fingerprint = $1', [Buffer.alloc(32)]);
    expect(await checkOf('secret-key')).toMatchObject({ state: 'bad', value: null });
    expect(await checkOf('signing-key')).toMatchObject({ state: 'good' });
    await academy.database.pool.query("update signing_keys set withdrawn_at = now() where id = 'key-1'");
    expect(await checkOf('signing-key')).toMatchObject({ state: 'bad', value: null });
  });

  it.each(['learner', 'trainer'] as const)('is not for a %s', async (role) => {
    const person = await addLearner(academy, role);
    expect((await person.get('/api/admin/health')).statusCode).toBe(403);
  });
});
