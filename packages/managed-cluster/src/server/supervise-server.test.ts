import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { type ClusterConnection, findEngines } from '../index.ts';
import { isAlive } from '../process-state.ts';
import { endAtOnce, query, serverOf, useClusterScratch } from '../test/cluster-scratch.ts';

const engines = await findEngines();
const BACK_WITHIN_MS = 10_000;
const KILLS = 4;
const WRITERS = 4;

async function waitUntilBack(connection: ClusterConnection): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const isBack = await query(connection, 'select 1').then(
      () => true,
      () => false,
    );
    if (isBack) return performance.now() - begin;
    if (performance.now() - begin > 30_000) throw new Error('The server did not come back.');
    await sleep(50);
  }
}

/** Writes numbers as fast as it can, across every loss of its connection, and remembers which were acknowledged. */
function startWriter(connection: ClusterConnection, name: number) {
  const acknowledged: number[] = [];
  let isStopped = false;
  async function writeUntilLost(): Promise<void> {
    const client = new Client(connection);
    client.on('error', () => undefined);
    await client.connect();
    while (!isStopped) {
      const line = acknowledged.length;
      await client.query('insert into lines values ($1, $2) on conflict do nothing', [name, line]);
      acknowledged.push(line);
    }
    await client.end();
  }
  const finished = (async () => {
    while (!isStopped) await writeUntilLost().catch(() => sleep(20));
  })();
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await finished;
    },
  };
}

describe.each(engines)('supervision of $source PostgreSQL $majorVersion', (engine) => {
  const scratch = useClusterScratch();

  it('brings a killed server back within ten seconds, again and again, with every acknowledged write', async () => {
    const dataDir = await scratch.usedFolder(engine);
    // Only the real settings: what was acknowledged must be on the disk.
    const cluster = await scratch.start({ dataDir, engines: [engine], settings: {} });
    await query(cluster.connection, 'create table lines (writer int, line int, primary key (writer, line))');
    const writers = Array.from({ length: WRITERS }, (_, name) => startWriter(cluster.connection, name));
    const killed: number[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const before = writers.map(({ acknowledged }) => acknowledged.length);
      const haveAllWritten = () =>
        writers.every(({ acknowledged }, index) => acknowledged.length > (before[index] ?? 0));
      await expect.poll(haveAllWritten).toBe(true);
      const { pid } = await serverOf(dataDir);
      killed.push(pid);
      await endAtOnce(pid, 'SIGKILL');
      expect(await waitUntilBack(cluster.connection)).toBeLessThan(BACK_WITHIN_MS);
    }
    await Promise.all(writers.map((writer) => writer.stop()));
    expect(new Set(killed).size).toBe(KILLS);

    const found = await query(
      cluster.connection,
      'select writer, count(*)::int as lines from lines group by 1',
    );
    for (const [writer, { acknowledged }] of writers.entries()) {
      expect(acknowledged.length).toBeGreaterThan(0);
      // One more may be there: written, but its acknowledgement was lost with the connection.
      const { lines } = found.find((row) => row.writer === writer) ?? { lines: 0 };
      expect(Number(lines) - acknowledged.length).toBeOneOf([0, 1]);
    }
  });

  it('becomes the owner again when only one connection of the server crashed', async () => {
    const dataDir = await scratch.usedFolder(engine);
    const cluster = await scratch.start({ dataDir, engines: [engine] });
    const { pid } = await serverOf(dataDir);
    const victim = new Client(cluster.connection);
    victim.on('error', () => undefined);
    await victim.connect();
    const { rows } = await victim.query('select pg_backend_pid() as pid');
    const lost = new Promise((resolve) => victim.once('end', resolve));
    process.kill(rows[0].pid, 'SIGKILL');
    await lost;
    await waitUntilBack(cluster.connection);
    expect((await serverOf(dataDir)).pid).toBe(pid);
    const isOwned = () =>
      query(
        cluster.connection,
        "select 1 from pg_stat_activity where application_name like 'academy-owner %'",
      );
    await expect.poll(isOwned).toHaveLength(1);
    await cluster.stop();
    expect(await isAlive(pid)).toBe(false);
  });

  it('reports what happened', async () => {
    const dataDir = await scratch.usedFolder(engine);
    const messages: string[] = [];
    const cluster = await scratch.start({ dataDir, engines: [engine], say: (line) => messages.push(line) });
    await endAtOnce((await serverOf(dataDir)).pid, 'SIGKILL');
    await waitUntilBack(cluster.connection);
    await expect.poll(() => messages).toHaveLength(2);
    expect(messages[0]).toBe('The database server stopped on its own. Starting it again.');
    expect(messages[1]).toMatch(/^The database is back after \d+\.\d s\.$/);
  });

  it.each([0, 50, 150, 300])(
    'stops for good %i ms after the server died, wherever the restart is',
    async (delayMs) => {
      const dataDir = await scratch.usedFolder(engine);
      const cluster = await scratch.start({ dataDir, engines: [engine] });
      await endAtOnce((await serverOf(dataDir)).pid, 'SIGKILL');
      // impatient: any moment will do
      await sleep(delayMs);
      await cluster.stop();
      const leftover = async () => {
        const record = await serverOf(dataDir).catch(() => undefined);
        return record !== undefined && (await isAlive(record.pid));
      };
      expect(await leftover()).toBe(false);
      // impatient: only watching for a while can show that nothing comes back
      await sleep(500);
      expect(await leftover()).toBe(false);
      await expect(query(cluster.connection, 'select 1')).rejects.toThrow('ENOENT');
    },
  );
});
