import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError } from '../cluster-error.ts';
import type { Engine } from '../engines/engine.ts';
import type { DatabaseHome } from '../folders/database-home.ts';
import { createSocketFolder, removeSocketFolder, reuseSocketFolder } from '../folders/socket-folder.ts';
import { asAccount, PROGRAM_ENVIRONMENT } from '../run-program.ts';
import { serverArguments } from '../server-settings.ts';
import { POLL_INTERVAL_MS, waitUntil } from '../wait-until.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { openServerLog, type ServerLog } from './server-log.ts';
import { READY_LIMIT_MS } from './settle-server.ts';

export interface ServerLaunch {
  engine: Engine;
  home: DatabaseHome;
  settings: Readonly<Record<string, string>>;
  /** The folder of the previous server, when this one takes its place. */
  socketFolder?: string;
  /** Aborts the start. */
  signal?: AbortSignal;
}

const END_LIMIT_MS = 10_000;

// Another start was faster, or the processes of a killed server are just ending.
const BEATEN_PATTERN =
  /lock file "postmaster\.pid" (already exists|is empty)|pre-existing shared memory block/;

/** Resolves when the server is ready; 'beaten' when another start or stop came in between. */
export async function launchServer(launch: ServerLaunch): Promise<'ready' | 'beaten'> {
  const log = await openServerLog(launch.home.path);
  try {
    const { account } = launch.home;
    const socketFolder = launch.socketFolder
      ? await reuseSocketFolder(launch.socketFolder, account)
      : await createSocketFolder(account);
    try {
      await untilReady(spawnServer(launch, socketFolder, log), launch);
      return 'ready';
    } catch (error) {
      if (socketFolder !== launch.socketFolder) await removeSocketFolder(socketFolder);
      const tail = await log.readTail();
      if (error instanceof OrderlyStop || BEATEN_PATTERN.test(tail)) return 'beaten';
      const reason = error instanceof Error ? error.message : String(error);
      throw new ClusterError(`PostgreSQL ${launch.engine.version} could not start: ${reason}\n${tail}`);
    }
  } finally {
    await log.file.close();
  }
}

/**
 * Each connection is a process that lives for hours. The memory of a large statement is returned to the system instead
 * of staying with it: Linux's `malloc` would keep more and more, up to twice what is in use (decision 67).
 */
const RETURNED_MEMORY = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

function spawnServer({ engine, home, settings }: ServerLaunch, socketFolder: string, log: ServerLog) {
  const child = spawn(
    join(engine.binDir, 'postgres'),
    serverArguments(home.cluster, socketFolder, settings),
    {
      ...asAccount(home.account),
      cwd: home.path,
      env: { ...PROGRAM_ENVIRONMENT, ...RETURNED_MEMORY },
      // A separate session: Ctrl-C in the terminal is for us, and we stop the server properly.
      detached: true,
      stdio: ['ignore', log.file.fd, log.file.fd],
    },
  );
  child.unref();
  return child;
}

/** An owner that adopted the server before we saw it ready has already stopped it again. */
class OrderlyStop extends Error {}

async function untilReady(child: ChildProcess, { home: { cluster }, signal }: ServerLaunch): Promise<void> {
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  child.on('exit', (code, signal) => {
    failure = code === 0 ? new OrderlyStop() : new Error(`it ended with ${signal ?? `code ${code}`}.`);
  });
  const deadline = Date.now() + READY_LIMIT_MS;
  while (failure === undefined) {
    const record = await readPostmasterFile(cluster);
    if (record?.pid === child.pid && record?.isReady) return;
    if (signal?.aborted || Date.now() > deadline) {
      child.kill('SIGINT');
      await waitUntil(async () => failure !== undefined, END_LIMIT_MS);
      throw new Error(signal?.aborted ? 'it was not wanted any more.' : 'it did not become ready.');
    }
    await sleep(POLL_INTERVAL_MS);
  }
  throw failure;
}
