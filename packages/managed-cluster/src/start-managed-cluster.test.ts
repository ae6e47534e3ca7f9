import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEngines, type ManagedCluster } from './index.ts';
import { homeOf, query, serverOf, TIME_LIMIT_MS, useClusterScratch } from './test/cluster-scratch.ts';

const engines = await findEngines();

describe.each(engines)('cluster of $source PostgreSQL $majorVersion', (engine) => {
  const scratch = useClusterScratch();

  it(
    'keeps its rows from one start to the next, and prepares them only once',
    async () => {
      const dataDir = await scratch.folder();
      const first = await scratch.start({ dataDir, engines: [engine] });
      await query(first.connection, 'create table notes (line text)');
      await query(first.connection, "insert into notes values ('kept')");
      await first.stop();
      const messages: string[] = [];
      const second = await scratch.start({ dataDir, engines: [engine], say: (line) => messages.push(line) });
      expect(messages).toEqual([]);
      expect(await query(second.connection, 'select line from notes')).toEqual([{ line: 'kept' }]);
      expect(second.wasAdopted).toBe(false);
    },
    TIME_LIMIT_MS,
  );

  it(
    'works in a path with spaces that is longer than the path of a socket may be',
    async () => {
      const dataDir = await scratch.folder(
        join(`a "plain" person's, folder`, 'n'.repeat(120), 'm'.repeat(120)),
      );
      const cluster = await scratch.start({ dataDir, engines: [engine] });
      expect(await query(cluster.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    },
    TIME_LIMIT_MS,
  );
});

describe.each(engines)('running cluster of $source PostgreSQL $majorVersion', (engine) => {
  const scratch = useClusterScratch(afterAll);
  let dataDir: string;
  let cluster: ManagedCluster;

  beforeAll(async () => {
    dataDir = await scratch.folder();
    cluster = await scratch.start({ dataDir, engines: [engine], settings: {} });
  }, TIME_LIMIT_MS);

  it('serves the database academy to a role that is no superuser', async () => {
    const rows = await query(cluster.connection, 'select current_user::text, current_database()::text');
    expect(rows).toEqual([{ current_user: 'academy_app', current_database: 'academy' }]);
    expect(cluster.wasAdopted).toBe(false);
  });

  it('writes every commit to the disk', async () => {
    const rows = await query(
      cluster.connection,
      `select name, setting from pg_settings
       where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums') order by name`,
    );
    expect(rows.map((row) => row.setting)).toEqual(['on', 'on', 'on', 'on']);
  });

  it('keeps its folders closed to everybody else', async () => {
    const home = await homeOf(dataDir);
    for (const folder of [home, join(home, 'cluster'), cluster.connection.host]) {
      expect((await stat(folder)).mode & 0o777, folder).toBe(0o700);
    }
    const owner = (await stat(join(home, 'cluster'))).uid;
    expect((await stat(cluster.connection.host)).uid).toBe(owner);
  });

  it('knows the letters of the world and keeps time in UTC', async () => {
    const rows = await query(
      cluster.connection,
      `select lower('ÉCOLE Ž'), 'ZOË' ilike 'zoë' as "isFound", 'Z' < 'a' as "isByCodePoint",
         current_setting('timezone') as timezone`,
    );
    expect(rows).toEqual([{ lower: 'école ž', isFound: true, isByCodePoint: true, timezone: 'UTC' }]);
  });

  it('refuses connections over the network by its own rules too', async () => {
    const rows = await query(
      cluster.superuserConnection,
      "select distinct auth_method from pg_hba_file_rules where type <> 'local'",
    );
    expect(rows).toEqual([{ auth_method: 'reject' }]);
  });

  it.skipIf(process.platform !== 'linux')('listens on its socket and on no port', async () => {
    const { pid } = await serverOf(dataDir);
    const files = await readdir(`/proc/${pid}/fd`);
    const targets = await Promise.all(
      files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')),
    );
    const sockets = new Set(targets.flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []));
    expect(sockets.size).toBeGreaterThan(0);
    expect((await inodesOf('tcp', 'tcp6', 'udp', 'udp6')).filter((inode) => sockets.has(inode))).toEqual([]);
    expect((await inodesOf('unix')).filter((inode) => sockets.has(inode))).toHaveLength(1);
  });
});

async function inodesOf(...tables: string[]): Promise<string[]> {
  const texts = await Promise.all(
    tables.map((table) => readFile(`/proc/net/${table}`, 'utf8').catch(() => '')),
  );
  return texts.flatMap((text) => text.split('\n')).flatMap((line) => line.trim().split(/\s+/));
}
