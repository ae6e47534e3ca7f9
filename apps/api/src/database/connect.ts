import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { watchQueries } from './driver/watch-queries.ts';
import { isDatabaseAway } from './faults.ts';
import { withRefusalRollback } from './refusal-rollback.ts';

export type Database = NodePgDatabase;
/** A database or a transaction on it: what a store needs to run its statements. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface DatabaseConnection {
  readonly pool: pg.Pool;
  /**
   * For single statements that wait for no lock: reads of requests, the caller, and lookups outside a transaction. Taken
   * from the main pool they could wait for connections held by requests that wait for them, or for a lock.
   */
  readonly sidePool: pg.Pool;
  readonly db: Database;
  /** For jobs that scan whole tables: a separate connection, with minutes instead of seconds. */
  readonly jobDb: Database;
  readonly end: () => Promise<void>;
}

type OnIdleError = (error: Error) => void;

/**
 * A request never waits long for the database: it gets a refusal instead. The server's own limits come first;
 * `query_timeout` is ours, for a server that does not apply them because it is frozen or unreachable. At worst a
 * request waits for a connection and then for a result: 17 s.
 */
const LIMITS = {
  // Each connection is a process with its own memory, nine MB after a while. A statement takes well under a millisecond, so
  // a few of them keep two cores busy; further callers wait for the next free one.
  max: 6,
  connectionTimeoutMillis: 8000,
  // A new connection costs as much as fifty statements, and plans each of them again: it outlives the pauses of a class.
  idleTimeoutMillis: 5 * 60_000,
  statement_timeout: 8000,
  query_timeout: 9000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

const SIDE_CONNECTIONS = 3;
/** Closed soon: such a job runs once an hour. */
const JOB_LIMITS = {
  max: 1,
  statement_timeout: 10 * 60_000,
  query_timeout: 11 * 60_000,
  idleTimeoutMillis: 1000,
} as const;
const LONGEST_GOODBYE_MS = 3000;

function openPool(config: pg.PoolConfig, onIdleError: OnIdleError, onDiskFull: () => void): pg.Pool {
  const pool = new pg.Pool({ application_name: 'academy', ...LIMITS, ...config });
  // An idle connection that the server closes must not end the process.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => {
    client.on('error', onIdleError);
    watchQueries(client, onDiskFull);
  });
  return pool;
}

/** Drizzle alone would leak a connection whose `begin` failed, and return one whose `rollback` did. */
function openDatabase(pool: pg.Pool): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(drizzle(pool), { transaction });
}

/** Single statements on the side pool. */
export const sideDatabase = (sidePool: pg.Pool): Database => drizzle(sidePool);

/** For read-only requests: they do not wait behind writers that wait for a lock. */
export const readingDatabase = (
  sidePool: pg.Pool,
  { transaction }: Pick<Database, 'transaction'>,
): Database => Object.assign(drizzle(sidePool), { transaction });

export function connect(
  target: pg.PoolConfig,
  onIdleError: OnIdleError,
  onDiskFull: () => void = () => undefined,
): DatabaseConnection {
  const pool = openPool(target, onIdleError, onDiskFull);
  const sidePool = openPool({ ...target, max: SIDE_CONNECTIONS }, onIdleError, onDiskFull);
  const jobPool = openPool({ ...target, ...JOB_LIMITS }, onIdleError, onDiskFull);
  return {
    pool,
    sidePool,
    jobDb: openDatabase(jobPool),
    db: withRefusalRollback(openDatabase(pool)),
    async end() {
      // A server that does not respond does not close the connection either.
      const goodbye = Promise.all([pool.end(), sidePool.end(), jobPool.end()]);
      await Promise.race([goodbye, pause(LONGEST_GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}
