import { userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { keepStatementNames, type StatementNames } from './driver/statement-names.ts';
import { watchQueries } from './driver/watch-queries.ts';
import { isDatabaseAway } from './faults.ts';
import { withRefusalRollback } from './refusal-rollback.ts';
import { SESSION_LIMITS } from './session-limits.ts';
import { verifyAddresses } from './verify-addresses.ts';

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
  /**
   * Past any pooler, for what needs a session: its locks, LISTEN and SET. The job worker takes jobs and migrations run here;
   * a separate connection is made like these.
   */
  readonly directPool: pg.Pool;
  readonly db: Database;
  /** For jobs that scan whole tables: a separate connection past any pooler, with minutes instead of seconds. */
  readonly jobDb: Database;
  /** Before anything else: refuses addresses that the academy cannot work with. */
  readonly verify: () => Promise<void>;
  readonly end: () => Promise<void>;
}

type OnIdleError = (error: Error) => void;

interface ConnectOptions {
  readonly onDiskFull?: () => void;
  /** Given when the target is a pooler: the database itself. */
  readonly direct?: pg.PoolConfig | null;
}

// As libpq does for an address without a user; a service of systemd has no USER.
pg.defaults.user ||= userInfo().username;

/**
 * A request never waits long for the database: it gets a refusal instead. The server's own limits come first;
 * `query_timeout` is ours, for a server that does not apply them because it is frozen or unreachable. At worst a
 * request waits for a connection and then for a result: 17 s.
 */
const LIMITS = {
  // Each connection is a process with its own memory, nine MB after a while. A statement takes well under a millisecond, so
  // a few of them keep two cores busy; further callers wait for the next free one.
  max: 5,
  connectionTimeoutMillis: 8000,
  // A new connection costs as much as fifty statements, and plans each of them again: it outlives the pauses of a class.
  idleTimeoutMillis: 5 * 60_000,
  query_timeout: 9000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

const SIDE_CONNECTIONS = 3;
/** The worker listens on one, and takes and finishes jobs on the others. */
const DIRECT_CONNECTIONS = 3;
/** Closed soon: such a job runs once an hour. */
const JOB_LIMITS = {
  max: 1,
  statement_timeout: 10 * 60_000,
  query_timeout: 11 * 60_000,
  idleTimeoutMillis: 1000,
  // Such jobs take turns.
  connectionTimeoutMillis: 11 * 60_000,
} as const;
const LONGEST_GOODBYE_MS = 3000;

interface ConnectionWatch {
  readonly onIdleError: OnIdleError;
  readonly onDiskFull: () => void;
  readonly names: StatementNames;
}

export function openPool(
  config: pg.PoolConfig,
  { onIdleError, onDiskFull, names }: ConnectionWatch,
): pg.Pool {
  const pool = new pg.Pool({ application_name: 'academy', ...LIMITS, ...config });
  // An idle connection that the server closes must not end the process.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => {
    client.on('error', onIdleError);
    watchQueries(client, onDiskFull);
    keepStatementNames(client, names);
  });
  return pool;
}

/** Drizzle alone would leak a connection whose `begin` failed, and return one whose `rollback` did. */
export function openDatabase(pool: pg.Pool): Database {
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
  { onDiskFull = () => undefined, direct = null }: ConnectOptions = {},
): DatabaseConnection {
  // A pooler accepts no limits when connecting: there they belong to the role.
  const shared = { ...(!direct && SESSION_LIMITS), ...target };
  const own = { ...SESSION_LIMITS, ...(direct ?? target) };
  const names: StatementNames = { areKept: !direct };
  const watch = { onIdleError, onDiskFull, names };
  const pool = openPool(shared, watch);
  const sidePool = openPool({ ...shared, max: SIDE_CONNECTIONS }, watch);
  const directWatch = { ...watch, names: { areKept: true } };
  const directPool = openPool({ ...own, max: DIRECT_CONNECTIONS }, directWatch);
  const jobPool = openPool({ ...own, ...JOB_LIMITS }, directWatch);
  return {
    pool,
    sidePool,
    directPool,
    jobDb: openDatabase(jobPool),
    db: withRefusalRollback(openDatabase(pool)),
    verify: () => verifyAddresses({ pool, sidePool, directPool, names, isPooled: direct !== null }),
    async end() {
      // A server that does not respond does not close the connection either.
      const goodbye = Promise.all([pool, sidePool, directPool, jobPool].map((each) => each.end()));
      await Promise.race([goodbye, pause(LONGEST_GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}
