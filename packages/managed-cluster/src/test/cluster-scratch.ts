import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach } from 'vitest';
import { guardFolder } from '../../../../tools/guard/guard-client.ts';
import { removeSocketFolder } from '../folders/socket-folder.ts';
import {
  type ClusterConnection,
  type ClusterOptions,
  type Engine,
  type ManagedCluster,
  startManagedCluster,
} from '../index.ts';
import { isAlive, isServerOf } from '../process-state.ts';
import { type PostmasterRecord, readPostmasterFile } from '../server/postmaster-file.ts';
import { waitUntil } from '../wait-until.ts';
import { type OwnerProcess, type OwnerSetup, spawnOwner } from './spawn-owner.ts';

export const TIME_LIMIT_MS = 30_000;
export const isRoot = process.getuid?.() === 0;

/** Everything that a test starts or creates through it is removed after the test, however the test ended. */
export function useClusterScratch(cleanUpAfter: (cleanUp: () => Promise<void>) => void = afterEach) {
  const folders: { parent: string; dataDir: string }[] = [];
  const clusters: ManagedCluster[] = [];
  const owners: OwnerProcess[] = [];
  const templates = new Map<Engine, string>();

  cleanUpAfter(async () => {
    await Promise.all(owners.splice(0).map((owner) => owner.kill()));
    await Promise.allSettled(clusters.splice(0).map((cluster) => cluster.stop()));
    for (const { parent, dataDir } of folders.splice(0)) {
      await discard(dataDir);
      await rm(parent, { recursive: true, force: true });
    }
  });

  afterAll(async () => {
    for (const parent of templates.values()) await rm(parent, { recursive: true, force: true });
  });

  async function templateOf(engine: Engine): Promise<string> {
    const known = templates.get(engine);
    if (known !== undefined) return known;
    const parent = await openFolder();
    templates.set(engine, parent);
    const cluster = await startManagedCluster({
      dataDir: join(parent, 'academy'),
      engines: [engine],
      settings: { fsync: 'off' },
      say: () => undefined,
    });
    await cluster.stop();
    return parent;
  }

  const scratch = {
    /** A data folder that does not exist yet, in a folder that everybody may enter. */
    async folder(name = 'academy'): Promise<string> {
      const parent = await openFolder();
      const dataDir = join(parent, name);
      folders.push({ parent, dataDir });
      return dataDir;
    },
    /** A data folder with the cluster of an earlier, ended run. */
    async usedFolder(engine: Engine, name?: string): Promise<string> {
      const dataDir = await scratch.folder(name);
      await mkdir(dirname(dataDir), { recursive: true });
      await promisify(execFile)('/bin/cp', ['-a', join(await templateOf(engine), 'academy'), dataDir]);
      return dataDir;
    },
    async start(options: Omit<ClusterOptions, 'say'> & Partial<ClusterOptions>): Promise<ManagedCluster> {
      const cluster = await startManagedCluster({
        settings: { fsync: 'off' },
        say: () => undefined,
        ...options,
      });
      clusters.push(cluster);
      return cluster;
    },
    spawnOwner(setup: OwnerSetup): OwnerProcess {
      const owner = spawnOwner(setup);
      owners.push(owner);
      return owner;
    },
  };
  return scratch;
}

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
  guardFolder(folder);
  await chmod(folder, 0o755);
  return folder;
}

export async function homeOf(dataDir: string): Promise<string> {
  const record = await readFile(join(dataDir, 'postgres-location'), 'utf8').catch(() => undefined);
  return record?.trim() ?? join(dataDir, 'postgres');
}

/** The postmaster.pid of this data folder's server. */
export async function serverOf(dataDir: string): Promise<PostmasterRecord> {
  const record = await readPostmasterFile(join(await homeOf(dataDir), 'cluster'));
  if (!record) throw new Error(`no server runs in ${dataDir}`);
  return record;
}

/** The only thing that a cluster's owner reveals across a process boundary is the folder of its socket. */
export function connectionOf(host: string): ClusterConnection {
  return { host, port: 5432, ssl: false, user: 'academy_app', database: 'academy' };
}

export async function query(connection: ClusterConnection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  // A server that dies between two messages is reported by the query, or by the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function endAtOnce(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal);
  await waitUntil(async () => !(await isAlive(pid)), 5_000);
}

async function discard(dataDir: string): Promise<void> {
  const home = await homeOf(dataDir);
  const leftover = await serverOf(dataDir).catch(() => undefined);
  if (leftover && (await isServerOf(leftover.pid, await realpath(join(home, 'cluster'))))) {
    process.kill(leftover.pid, 'SIGCONT');
    await endAtOnce(leftover.pid, 'SIGQUIT');
  }
  if (leftover) await removeSocketFolder(leftover.socketFolder);
  await rm(home, { recursive: true, force: true });
}
