import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
/** A database or a transaction on it: what a store needs to run its statements. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface DatabaseConnection {
  readonly pool: pg.Pool;
  /**
   * For short statements that a request makes beside its transaction, such as counting tries: taken from the main
   * pool they could wait for connections that are held by requests which wait for them.
   */
  readonly sidePool: pg.Pool;
  readonly db: Database;
  readonly end: () => Promise<void>;
}

// A request never waits for long on the database: it is answered with a sentence instead.
const LIMITS = {
  max: 20,
  connectionTimeoutMillis: 8000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 8000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

const SIDE_CONNECTIONS = 5;

function openPool(config: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ application_name: 'academy', ...LIMITS, ...config });
  // An idle connection that the server closes must not end the process.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  return pool;
}

export function connect(target: pg.PoolConfig, onIdleError: (error: Error) => void): DatabaseConnection {
  const pool = openPool(target, onIdleError);
  const sidePool = openPool({ ...target, max: SIDE_CONNECTIONS }, onIdleError);
  return {
    pool,
    sidePool,
    db: drizzle(pool),
    async end() {
      await Promise.all([pool.end(), sidePool.end()]);
    },
  };
}
