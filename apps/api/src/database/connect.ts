import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
/** A database or a transaction on it: what a store needs to run its statements. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface DatabaseConnection {
  readonly pool: pg.Pool;
  readonly db: Database;
}

// A request never waits for long on the database: it is answered with a sentence instead.
const LIMITS = {
  max: 20,
  connectionTimeoutMillis: 3000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

export function connect(target: pg.PoolConfig, onIdleError: (error: Error) => void): DatabaseConnection {
  const pool = new pg.Pool({ application_name: 'academy', ...LIMITS, ...target });
  // An idle connection that the server closes must not end the process.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  return { pool, db: drizzle(pool) };
}
