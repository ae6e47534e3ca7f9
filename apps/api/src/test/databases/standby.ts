import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findEngines } from '@academy/managed-cluster';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { guardProcess } from '../../../../../tools/guard/guard-client.ts';
import { type OwnCluster, openFolder, readPostmasterLines } from './own-cluster.ts';

/** For a cluster that has standbys. */
export const WITH_STANDBYS = { wal_level: 'replica', max_wal_senders: '5', max_replication_slots: '2' };

const PORT = 5432;
const LOOK_EVERY_MS = 50;
const PAUSE_STATE = 'select pg_get_wal_replay_pause_state() as state';
const SUPERUSER = 'academy';
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export interface Standby {
  readonly socketFolder: string;
  readonly url: string;
  /** As a superuser of the standby. */
  readonly ask: <Row>(text: string) => Promise<Row[]>;
  readonly pauseReplay: () => Promise<void>;
  readonly resumeReplay: () => Promise<void>;
  /** Makes it a primary. */
  readonly promote: () => Promise<void>;
  /** `SIGSTOP` or `SIGCONT` for the server and all its child processes. */
  readonly signalAll: (signal: NodeJS.Signals) => Promise<void>;
  /** Without a goodbye to anybody. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** A child process whose client has left may have ended. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function binariesFor(cluster: string): Promise<string> {
  const major = Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  for (const { majorVersion, binDir } of await findEngines()) {
    const hasBackup = await stat(join(binDir, 'pg_basebackup')).then(
      () => true,
      () => false,
    );
    if (majorVersion === major && hasBackup) return binDir;
  }
  throw new Error(`This test needs pg_basebackup of PostgreSQL ${major}.`);
}

/** A real standby of the cluster that streams its changes; ends with the test. */
export async function startStandby({ dataDir, database }: OwnCluster): Promise<Standby> {
  const [, cluster = '', , , primarySocket = ''] = await readPostmasterLines(dataDir);
  const binDir = await binariesFor(cluster);
  // Whoever runs the primary may read its socket and its files.
  const { uid, gid } = await stat(cluster);
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  const folder = await openFolder();
  const data = join(folder, 'standby');
  await promisify(execFile)('mkdir', ['-m', '0700', data]);
  if (account.uid !== undefined) await promisify(execFile)('chown', [`${uid}:${gid}`, folder, data]);
  const conninfo = `host=${primarySocket} port=${PORT} user=${SUPERUSER}`;
  const backup = ['-D', data, '-d', conninfo, '-X', 'stream', '-c', 'fast', '-R', '--no-sync'];
  await promisify(execFile)(join(binDir, 'pg_basebackup'), backup, {
    ...account,
    cwd: folder,
    env: ENVIRONMENT,
  });
  await writeFile(join(data, 'log'), '');
  await rm(join(data, 'postmaster.pid'), { force: true });

  const address = { host: folder, port: PORT, ssl: false, user: SUPERUSER, database: database.name };
  let child: ChildProcess | null = null;
  async function ask<Row>(text: string): Promise<Row[]> {
    const client = new pg.Client(address).on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  async function start(): Promise<void> {
    const settings = {
      listen_addresses: '',
      port: String(PORT),
      unix_socket_directories: folder,
      max_connections: '60',
      hot_standby: 'on',
      fsync: 'off',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    child = spawn(join(binDir, 'postgres'), ['-D', data, ...flags], {
      ...account,
      cwd: folder,
      env: ENVIRONMENT,
      stdio: 'ignore',
    });
    guardProcess(child.pid);
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The standby ended with ${code}.`);
    });
    ended.catch(() => undefined);
    for (;;) {
      const isUp = await ask('select 1').then(
        () => true,
        () => false,
      );
      if (isUp) return;
      await Promise.race([ended, pause(LOOK_EVERY_MS)]);
    }
  }
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  onTestFinished(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  });
  await start();
  return {
    socketFolder: folder,
    url: `postgres://${inject('cluster').user}@/${database.name}?host=${encodeURIComponent(folder)}&port=${PORT}`,
    ask,
    async pauseReplay() {
      await ask('select pg_wal_replay_pause()');
      while ((await ask<{ state: string }>(PAUSE_STATE))[0]?.state !== 'paused') await pause(LOOK_EVERY_MS);
    },
    async resumeReplay() {
      await ask('select pg_wal_replay_resume()');
    },
    async promote() {
      await ask('select pg_promote()');
    },
    async signalAll(signal) {
      const server = child?.pid ?? 0;
      // The server first: afterwards it starts no further processes.
      process.kill(server, signal);
      const children = await readFile(`/proc/${server}/task/${server}/children`, 'utf8');
      for (const pid of children.trim().split(' ').map(Number)) signalIfThere(pid, signal);
    },
    kill,
    start,
  };
}
