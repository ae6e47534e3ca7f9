import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject, onTestFinished } from 'vitest';
import { findPgbouncer } from '../../../../../tools/bootstrap/pgbouncer.mjs';
import { guardFolder, guardProcess } from '../../../../../tools/guard/guard-client.ts';

const PORT = 6432;
const SOCKET = `.s.PGSQL.${PORT}`;
const LOOK_EVERY_MS = 20;

export interface Pooler {
  /** The address of a database of the test cluster, through this pooler. */
  readonly urlOf: (database: string) => string;
  /** From 1.24 on it keeps the names of statements without being told to. */
  readonly keepsNames: () => Promise<boolean>;
  /** Without a goodbye to anybody. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

interface PoolerSettings {
  /** Startup parameters that it swallows instead of rejecting the connection. */
  readonly ignored?: readonly string[];
  /** Runs on every connection to the server. */
  readonly onConnect?: string;
  /** The socket folder of another server than that of the tests. */
  readonly host?: string;
}

function configurationOf(
  folder: string,
  { ignored = [], onConnect, host = inject('cluster').host }: PoolerSettings,
): string {
  return [
    '[databases]',
    `* = host=${host}${onConnect ? ` connect_query='${onConnect}'` : ''}`,
    '[pgbouncer]',
    `unix_socket_dir = ${folder}`,
    `listen_port = ${PORT}`,
    'auth_type = trust',
    `auth_file = ${join(folder, 'users')}`,
    'pool_mode = transaction',
    // Fewer than two servers open: they get each other's connections.
    'default_pool_size = 6',
    `logfile = ${join(folder, 'log')}`,
    ...(ignored.length > 0 ? [`ignore_startup_parameters = ${ignored.join(',')}`] : []),
  ].join('\n');
}

/** PgBouncer in transaction mode before the cluster of the tests, or another; ends with the test. */
export async function startPooler(settings: PoolerSettings = {}): Promise<Pooler> {
  const binary = findPgbouncer() ?? 'pgbouncer';
  const { host, user } = inject('cluster');
  // It refuses to be root, and only the owner of the cluster may use its socket.
  const { uid, gid } = statSync(host);
  const folder = await mkdtemp(join(tmpdir(), 'academy-pooler-'));
  guardFolder(folder);
  await writeFile(join(folder, 'users'), `"${user}" ""\n`);
  await writeFile(join(folder, 'pooler.ini'), configurationOf(folder, settings));
  await chown(folder, uid, gid);

  let child: ChildProcess;
  async function start(): Promise<void> {
    await rm(join(folder, SOCKET), { force: true });
    child = spawn(binary, [join(folder, 'pooler.ini')], { uid, gid, stdio: 'ignore' });
    guardProcess(child.pid);
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`PgBouncer ended with ${code}.`);
    });
    ended.catch(() => undefined);
    while (!existsSync(join(folder, SOCKET)))
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))]);
  }
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await start();
  onTestFinished(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    urlOf: (database) => `postgres://${user}@/${database}?host=${encodeURIComponent(folder)}&port=${PORT}`,
    async keepsNames() {
      const { stdout } = await promisify(execFile)(binary, ['--version']);
      const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? [];
      return Number(major) > 1 || Number(minor) >= 24;
    },
    kill,
    start,
  };
}
