import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DataFolderInUseError, findEngines } from '../index.ts';
import { isAlive } from '../process-state.ts';
import { asAccount } from '../run-program.ts';
import {
  connectionOf,
  endAtOnce,
  homeOf,
  isRoot,
  query,
  serverOf,
  TIME_LIMIT_MS,
  useClusterScratch,
} from '../test/cluster-scratch.ts';

const engines = await findEngines();

describe.each(engines)(
  'leftovers of $source PostgreSQL $majorVersion',
  { timeout: TIME_LIMIT_MS },
  (engine) => {
    const scratch = useClusterScratch();

    async function leaveServerBehind() {
      const dataDir = await scratch.usedFolder(engine);
      const owner = scratch.spawnOwner({ dataDir, engines: [engine] });
      const report = await owner.report;
      if (!report.hasStarted) throw new Error(report.message);
      const connection = connectionOf(report.host);
      await query(connection, "create table notes as select 'committed' as line");
      await owner.kill();
      return { dataDir, server: await serverOf(dataDir) };
    }

    it('adopts the server of a killed owner with its rows, and stops it in the end', async () => {
      const { dataDir, server } = await leaveServerBehind();
      expect(await isAlive(server.pid)).toBe(true);
      const cluster = await scratch.start({ dataDir, engines: [engine] });
      expect(cluster.wasAdopted).toBe(true);
      expect(cluster.connection.host).toBe(server.socketFolder);
      expect(await query(cluster.connection, 'select line from notes')).toEqual([{ line: 'committed' }]);
      await cluster.stop();
      expect(await isAlive(server.pid)).toBe(false);
      await expect(stat(server.socketFolder)).rejects.toThrow('ENOENT');
    });

    it('starts again after the server itself was killed, without a loss', async () => {
      const { dataDir, server } = await leaveServerBehind();
      await endAtOnce(server.pid, 'SIGKILL');
      const cluster = await scratch.start({ dataDir, engines: [engine] });
      expect(cluster.wasAdopted).toBe(false);
      expect(await query(cluster.connection, 'select line from notes')).toEqual([{ line: 'committed' }]);
      await expect(stat(server.socketFolder)).rejects.toThrow('ENOENT');
    });

    it('starts again when its old process id now belongs to another program', async () => {
      const { dataDir, server } = await leaveServerBehind();
      const cluster = join(await homeOf(dataDir), 'cluster');
      await endAtOnce(server.pid, 'SIGINT');
      const { uid, gid } = await stat(cluster);
      // The same user: PostgreSQL alone would refuse to start a second server here.
      const other = spawn('/bin/sleep', ['60'], isRoot ? asAccount({ name: 'owner', uid, gid }) : {});
      onTestFinished(() => void other.kill());
      await once(other, 'spawn');
      await writeFile(join(cluster, 'postmaster.pid'), server.text.replace(/^\d+/, String(other.pid)));
      await chown(join(cluster, 'postmaster.pid'), uid, gid);
      const started = await scratch.start({ dataDir, engines: [engine] });
      expect(started.wasAdopted).toBe(false);
      expect(await query(started.connection, 'select line from notes')).toEqual([{ line: 'committed' }]);
      expect(await isAlive(other.pid ?? 0)).toBe(true);
    });

    it('replaces a server whose socket was deleted and that nobody uses', async () => {
      const { dataDir, server } = await leaveServerBehind();
      await rm(server.socketFolder, { recursive: true });
      const cluster = await scratch.start({ dataDir, engines: [engine] });
      expect(cluster.wasAdopted).toBe(false);
      expect(await query(cluster.connection, 'select line from notes')).toEqual([{ line: 'committed' }]);
    });

    it('leaves a server alone that it cannot reach while somebody is connected to it', async () => {
      const dataDir = await scratch.usedFolder(engine);
      const cluster = await scratch.start({ dataDir, engines: [engine] });
      const { host } = cluster.connection;
      await rename(host, `${host}-elsewhere`);
      const start = scratch.start({ dataDir, engines: [engine] });
      await expect(start)
        .rejects.toThrow(DataFolderInUseError)
        .finally(() => rename(`${host}-elsewhere`, host));
      expect(await query(cluster.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    });

    it('waits for a server that is just stopping, and replaces it', async () => {
      const { dataDir, server } = await leaveServerBehind();
      const guest = new Client({ host: server.socketFolder, user: 'academy', port: 5432, ssl: false });
      await guest.connect();
      // A smart shutdown: the server stops when its last client has left.
      process.kill(server.pid, 'SIGTERM');
      const start = scratch.start({ dataDir, engines: [engine] });
      // impatient: a later start finds a server that has stopped, and starts all the same
      await sleep(300);
      await guest.end();
      const cluster = await start;
      expect(cluster.wasAdopted).toBe(false);
      expect(await query(cluster.connection, 'select line from notes')).toEqual([{ line: 'committed' }]);
      await expect(stat(server.socketFolder)).rejects.toThrow('ENOENT');
    });

    it('leaves no process and no socket folder when it is stopped, also twice', async () => {
      const dataDir = await scratch.usedFolder(engine);
      const cluster = await scratch.start({ dataDir, engines: [engine] });
      const { pid } = await serverOf(dataDir);
      await Promise.all([cluster.stop(), cluster.stop()]);
      await cluster.stop();
      expect(await isAlive(pid)).toBe(false);
      await expect(stat(cluster.connection.host)).rejects.toThrow('ENOENT');
    });

    it('reports why the server could not start, and leaves no process', async () => {
      const dataDir = await scratch.usedFolder(engine);
      const start = scratch.start({ dataDir, engines: [engine], settings: { shared_buffers: 'plenty' } });
      await expect(start).rejects.toThrow('invalid value for parameter "shared_buffers": "plenty"');
      await expect(serverOf(dataDir)).rejects.toThrow('no server runs');
    });

    it('outlives the death of its server, and can be stopped after it', async () => {
      const dataDir = await scratch.usedFolder(engine);
      const cluster = await scratch.start({ dataDir, engines: [engine] });
      await endAtOnce((await serverOf(dataDir)).pid, 'SIGKILL');
      await cluster.stop();
      await expect(stat(cluster.connection.host)).rejects.toThrow('ENOENT');
    });
  },
);

describe.each(engines.slice(0, 1))(
  'traces of $source PostgreSQL $majorVersion',
  { timeout: TIME_LIMIT_MS },
  (newest) => {
    const scratch = useClusterScratch();

    it('starts in spite of an empty postmaster.pid, as a power failure may leave it', async () => {
      const dataDir = await scratch.usedFolder(newest);
      await writeFile(join(await homeOf(dataDir), 'cluster', 'postmaster.pid'), '');
      const cluster = await scratch.start({ dataDir, engines: [newest] });
      expect(await query(cluster.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    });

    it('reports that a server does not answer', async () => {
      const dataDir = await scratch.usedFolder(newest);
      const owner = scratch.spawnOwner({ dataDir, engines: [newest] });
      await owner.report;
      await owner.kill();
      const { pid } = await serverOf(dataDir);
      process.kill(pid, 'SIGSTOP');
      const start = scratch.start({ dataDir, engines: [newest] });
      await expect(start).rejects.toThrow(`The database server (process ${pid})`);
      await expect(start).rejects.toThrow('does not answer');
    });

    it('starts a log afresh when it has grown large, and keeps the one before', async () => {
      const dataDir = await scratch.usedFolder(newest);
      await writeFile(join(dataDir, 'postgres', 'server.log'), 'x'.repeat(5_000_001));
      await scratch.start({ dataDir, engines: [newest] });
      const home = await homeOf(dataDir);
      expect((await stat(join(home, 'server.log'))).size).toBeLessThan(10_000);
      expect((await readFile(join(home, 'server.log.1'), 'utf8')).startsWith('xxx')).toBe(true);
    });

    it('names the process that holds the folder when it starts twice in one process', async () => {
      const dataDir = await scratch.usedFolder(newest);
      await scratch.start({ dataDir, engines: [newest] });
      const second = scratch.start({ dataDir, engines: [newest] });
      await expect(second).rejects.toThrow(DataFolderInUseError);
      await expect(second).rejects.toThrow(
        `Another academy (process ${process.pid}) already uses the data folder ${dataDir}.`,
      );
    });
  },
);
