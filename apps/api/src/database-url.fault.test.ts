import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startManagedCluster } from '@academy/managed-cluster';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './database/connect.ts';
import { openFolder, serverOf } from './test/databases/own-cluster.ts';
import { killStarted, startProcess } from './test/start-process.ts';

// Whole processes and a database server are started here, on a machine that may be busy.
const PATIENCE_MS = 240_000;
const TIME_LIMIT_MS = 600_000;
const SOCKET = '.s.PGSQL.5432';
const RESTING = 'The academy is unavailable right now. Please try again in a minute.';

/** A server that asks everyone but its own account for a password, as servers elsewhere do. */
let folder: string;
let cluster: Awaited<ReturnType<typeof startServer>>;
const door = () => join(folder, 'door');
/** Its socket has a new path after every start; the symbolic link leads to it. */
async function startServer() {
  const started = await startManagedCluster({
    dataDir: join(folder, 'data'),
    say: () => undefined,
    settings: { hba_file: join(folder, 'hba.conf') },
  });
  await mkdir(door(), { recursive: true });
  await rm(join(door(), SOCKET), { force: true });
  await symlink(join(started.connection.host, SOCKET), join(door(), SOCKET));
  return started;
}

beforeAll(async () => {
  folder = await openFolder();
  const rules = join(folder, 'hba.conf');
  await writeFile(rules, 'local all academy,academy_app trust\nlocal all all scram-sha-256\n');
  await chmod(rules, 0o644);
  cluster = await startServer();
  const { pool, end } = connect(cluster.superuserConnection, () => undefined);
  await pool.query("create role operator login superuser password 'right'");
  await end();
}, TIME_LIMIT_MS);
afterEach(killStarted);
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}, TIME_LIMIT_MS);

function urlWith(password: string): string {
  const { database } = cluster.connection;
  return `postgres://operator${password && `:${password}`}@localhost/${database}?host=${encodeURIComponent(door())}`;
}

describe('a DATABASE_URL', { timeout: TIME_LIMIT_MS }, () => {
  it.each([
    ['the wrong password', 'wrong', 'The database rejects the user or password in DATABASE_URL.'],
    ['no password', '', 'The database asks for a password, but DATABASE_URL has none.'],
  ])(
    'with %s is told in one sentence that does not repeat it, and the process ends',
    async (_what, password, sentence) => {
      const { output, ended } = startProcess({ DATABASE_URL: urlWith(password) });
      expect(await ended).toBe(1);
      expect(output().trim()).toBe(sentence);
    },
  );

  it('whose server is killed gives 503 until it is back, and the same process serves again then', async () => {
    const { address, child, ended, output } = startProcess({ DATABASE_URL: urlWith('right') });
    await expect.poll(address, { timeout: PATIENCE_MS }).not.toBe('');
    const ask = async (path: string) => {
      const answer = await fetch(`${address()}${path}`);
      return [answer.status, await answer.text()];
    };
    const stats = async () => (await ask('/api/waitlist/stats'))[0];
    expect(await stats()).toBe(200);

    process.kill(await serverOf(join(folder, 'data')), 'SIGKILL');
    await cluster.stop();
    // They may still be in memory until the lost connection is noticed.
    await expect.poll(stats, { timeout: PATIENCE_MS }).toBe(503);
    expect(await ask('/api/waitlist/stats')).toEqual([503, RESTING]);
    expect(await ask('/api/ready')).toEqual([503, RESTING]);
    expect((await ask('/api/health'))[0]).toBe(200);

    cluster = await startServer();
    await expect.poll(stats, { timeout: PATIENCE_MS }).toBe(200);
    await expect.poll(async () => (await ask('/api/ready'))[0], { timeout: PATIENCE_MS }).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output()).not.toContain('right@');
  });
});
