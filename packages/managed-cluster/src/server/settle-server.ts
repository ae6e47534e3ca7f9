import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError } from '../cluster-error.ts';
import { removeSocketFolder } from '../folders/socket-folder.ts';
import { isAlive, isNumberTaken, isServerOf } from '../process-state.ts';
import { POLL_INTERVAL_MS, waitUntil } from '../wait-until.ts';
import { type PostmasterRecord, readPostmasterFile, retirePostmasterFile } from './postmaster-file.ts';

// Recovery after a crash replays the write-ahead log, however long that takes.
export const READY_LIMIT_MS = 5 * 60 * 1000;
const EMPTY_FILE_LIMIT_MS = 3_000;
const PATIENCE_MS = 3_000;

interface Settling {
  cluster: string;
  say: (line: string) => void;
  /** Stays when the server that used it is gone. */
  previousSocketFolder?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** The server that runs on the cluster once it is ready, or undefined when none does; stale files are removed. */
export async function settleServer(settling: Settling): Promise<PostmasterRecord | undefined> {
  const { cluster, say, previousSocketFolder, signal } = settling;
  const begin = Date.now();
  let hasSpoken = false;
  let seen: PostmasterRecord | undefined;
  for (;;) {
    const record = await readPostmasterFile(cluster);
    if (!record) {
      if (seen && seen.socketFolder !== previousSocketFolder && (await hasEnded(seen.pid)))
        await removeSocketFolder(seen.socketFolder);
      return undefined;
    }
    seen = record;
    const waitedMs = Date.now() - begin;
    if (record.pid === 0 ? waitedMs > EMPTY_FILE_LIMIT_MS : !(await isServerOf(record.pid, cluster))) {
      return clearTraces(settling, record);
    }
    if (record.isReady) return record;
    signal?.throwIfAborted();
    if (waitedMs > READY_LIMIT_MS) throw new ClusterError(complaint(cluster, record));
    if (waitedMs > PATIENCE_MS && !hasSpoken) {
      hasSpoken = true;
      say(
        record.isStopping ? 'Waiting for the database to stop...' : 'Waiting for the database to recover...',
      );
    }
    await sleep(POLL_INTERVAL_MS);
  }
}

/** A server removes its file a moment before it ends. */
function hasEnded(pid: number): Promise<boolean> {
  return waitUntil(async () => !(await isAlive(pid)), EMPTY_FILE_LIMIT_MS);
}

async function clearTraces(
  { cluster, previousSocketFolder }: Settling,
  stale: PostmasterRecord,
): Promise<undefined> {
  if (stale.socketFolder !== previousSocketFolder) await removeSocketFolder(stale.socketFolder);
  // PostgreSQL replaces the file of a dead process by itself, and more safely.
  if (stale.pid === 0 || isNumberTaken(stale.pid)) await retirePostmasterFile(cluster, stale);
  return undefined;
}

function complaint(cluster: string, record: PostmasterRecord): string {
  return (
    `The database server (process ${record.pid}) of ${cluster} is not becoming ready. ` +
    `Look at it, and stop it with: kill -INT ${record.pid}`
  );
}
