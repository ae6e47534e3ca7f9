import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { ClusterError } from '../cluster-error.ts';
import { errorCode } from '../error-code.ts';
import { isAlive } from '../process-state.ts';
import { type OwnerConnection, openOwnerConnection } from './owner-connection.ts';
import { type PostmasterRecord, readPostmasterFile } from './postmaster-file.ts';

// Any constant will do; these digits spell ACADEMY on a telephone.
const OWNER_LOCK_KEY = 2_223_369;
const RELEASE_LIMIT_MS = 3_000;

/** Without a PID when the holder did not put it into its application name. */
interface LockHolder {
  pid: number | undefined;
}

type Claim =
  | { kind: 'owner'; connection: OwnerConnection }
  | { kind: 'held'; holderPid: number | undefined }
  | { kind: 'vanished' }
  | { kind: 'unreachable' };

/** Asks the running server whether we are the only owner of the cluster. */
export async function claimCluster(cluster: string, record: PostmasterRecord): Promise<Claim> {
  let connection: OwnerConnection | undefined;
  try {
    connection = await openOwnerConnection(record.socketFolder);
    await expectCluster(connection.client, cluster, record.pid);
    const holder = await takeLock(connection.client);
    // A stopping server ends all connections, perhaps the owner's first: its lock is then worth nothing.
    if (holder === 'us' && (await isStillReady(cluster, record))) return { kind: 'owner', connection };
    connection.close();
    return holder === 'us' ? { kind: 'vanished' } : { kind: 'held', holderPid: holder.pid };
  } catch (error) {
    connection?.close();
    if (!(await isStillReady(cluster, record))) return { kind: 'vanished' };
    if (['ENOENT', 'ECONNREFUSED'].includes(errorCode(error) ?? '')) return { kind: 'unreachable' };
    const reason = error instanceof Error ? error.message : String(error);
    throw new ClusterError(
      `The database server (process ${record.pid}) of ${cluster} does not answer as it should: ${reason}`,
      { cause: error },
    );
  }
}

async function isStillReady(cluster: string, record: PostmasterRecord): Promise<boolean> {
  const current = await readPostmasterFile(cluster);
  return current?.pid === record.pid && current.isReady && (await isAlive(record.pid));
}

async function expectCluster(client: Client, cluster: string, pid: number): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const served = rows[0]?.data_directory ?? '';
  const resolved = await realpath(served).catch(() => served);
  if (resolved === cluster) return;
  throw new ClusterError(`The database server (process ${pid}) serves ${served} instead of ${cluster}.`);
}

async function takeLock(client: Client): Promise<'us' | LockHolder> {
  const deadline = Date.now() + RELEASE_LIMIT_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      OWNER_LOCK_KEY,
    ]);
    if (rows[0]?.taken === true) return 'us';
    const holder = await findHolder(client);
    const isHeld = holder !== undefined && (holder.pid === undefined || (await isAlive(holder.pid)));
    // The server needs a moment to notice that a killed owner is gone.
    if (isHeld || Date.now() > deadline) return holder ?? { pid: undefined };
    await sleep(50);
  }
}

async function findHolder(client: Client): Promise<LockHolder | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity where pid in (
       select pid from pg_locks
       where locktype = 'advisory' and granted and classid = 0 and objid = $1
         and database = (select oid from pg_database where datname = current_database()))`,
    [OWNER_LOCK_KEY],
  );
  const holder = rows[0];
  if (!holder) return undefined;
  const pid = /^academy-owner (\d+)$/.exec(holder.application_name)?.[1];
  return { pid: pid === undefined ? undefined : Number(pid) };
}
