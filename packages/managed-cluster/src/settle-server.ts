import { setTimeout as sleep } from 'node:timers/promises';
import { type PostmasterRecord, readPostmasterFile, retirePostmasterFile } from './postmaster-file.ts';
import { isAlive, isNumberTaken, isServerOf } from './process-state.ts';
import { removeSocketFolder } from './socket-folder.ts';
import { POLL_INTERVAL_MS } from './wait-until.ts';

// Recovery after a crash replays the log of changes, which takes as long as it takes.
export const READY_LIMIT_MS = 5 * 60 * 1000;
const EMPTY_FILE_LIMIT_MS = 3_000;
const PATIENCE_MS = 3_000;

/** The server that runs on the cluster once it is ready, or undefined when none does; stale traces are removed. */
export async function settleServer(
  cluster: string,
  say: (line: string) => void,
): Promise<PostmasterRecord | undefined> {
  const begin = Date.now();
  let hasSpoken = false;
  let seen: PostmasterRecord | undefined;
  for (;;) {
    const record = await readPostmasterFile(cluster);
    if (!record) {
      if (seen && !(await isAlive(seen.pid))) await removeSocketFolder(seen.socketFolder);
      return undefined;
    }
    seen = record;
    const waitedMs = Date.now() - begin;
    if (record.pid === 0 ? waitedMs > EMPTY_FILE_LIMIT_MS : !(await isServerOf(record.pid, cluster))) {
      return clearTraces(cluster, record);
    }
    if (record.isReady) return record;
    if (waitedMs > READY_LIMIT_MS) throw new Error(complaint(cluster, record));
    if (waitedMs > PATIENCE_MS && !hasSpoken) {
      hasSpoken = true;
      say(
        record.isStopping ? 'Waiting for the database to stop...' : 'Waiting for the database to recover...',
      );
    }
    await sleep(POLL_INTERVAL_MS);
  }
}

async function clearTraces(cluster: string, stale: PostmasterRecord): Promise<undefined> {
  await removeSocketFolder(stale.socketFolder);
  // PostgreSQL takes over the file of a dead process by itself, and more safely.
  if (stale.pid === 0 || isNumberTaken(stale.pid)) await retirePostmasterFile(cluster, stale);
  return undefined;
}

function complaint(cluster: string, record: PostmasterRecord): string {
  return (
    `The database server (process ${record.pid}) of ${cluster} does not become ready. ` +
    `Look at it, and stop it with: kill -INT ${record.pid}`
  );
}
