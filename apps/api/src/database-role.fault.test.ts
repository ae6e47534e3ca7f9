import { rm } from 'node:fs/promises';
import { findEngines, startManagedCluster } from '@academy/managed-cluster';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { openFolder, serverOf, socketFolderOf } from './test/databases/own-cluster.ts';
import { killStarted, startProcess } from './test/start-process.ts';

// Whole processes are started here, on a machine that may be busy.
const PATIENCE_MS = 240_000;
const TIME_LIMIT_MS = 600_000;
const engines = await findEngines();

afterEach(killStarted);

/** A data folder of a version that connected as the superuser. */
async function olderFolder(engine: (typeof engines)[number]): Promise<string> {
  const dataDir = await openFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const cluster = await startManagedCluster({ dataDir, engines: [engine], say: () => undefined });
  const { pool, end } = connect(cluster.superuserConnection, () => undefined);
  await pool.query('alter database academy owner to academy');
  await pool.query('drop role academy_app');
  await migrate(pool);
  await end();
  await cluster.stop();
  return dataDir;
}

async function rolesAt(dataDir: string) {
  const target = { host: await socketFolderOf(dataDir), user: 'academy', database: 'academy' };
  const { pool, end } = connect(target, () => undefined);
  const { rows } = await pool.query<{ role: string; isSuperuser: boolean }>(
    `select distinct usename as role, rolsuper as "isSuperuser"
       from pg_stat_activity join pg_roles on rolname = usename
      where datname = 'academy' and pid <> pg_backend_pid()`,
  );
  await end();
  return rows;
}

describe.each(engines)('the running product on $source PostgreSQL $majorVersion', (engine) => {
  it('takes over an older data folder and connects as a role without further rights, also after kill -9', {
    timeout: TIME_LIMIT_MS,
  }, async () => {
    const dataDir = await olderFolder(engine);
    const ordinary = [{ role: 'academy_app', isSuperuser: false }];
    const login = (address: string) =>
      fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'learner', password: 'NexiiDemo1!' }),
      });
    const first = startProcess({ DATA_DIR: dataDir, DEMO: 'on' });
    await expect.poll(first.address, { timeout: PATIENCE_MS }).not.toBe('');
    expect(await rolesAt(dataDir)).toEqual(ordinary);
    expect((await login(first.address())).status).toBe(200);

    first.child.kill('SIGKILL');
    await first.ended;
    const server = await serverOf(dataDir);
    const second = startProcess({ DATA_DIR: dataDir, DEMO: 'on' });
    await expect.poll(second.address, { timeout: PATIENCE_MS }).not.toBe('');
    expect(await serverOf(dataDir)).toBe(server);
    expect(await rolesAt(dataDir)).toEqual(ordinary);
    expect((await login(second.address())).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});
