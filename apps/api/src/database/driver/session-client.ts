import type pg from 'pg';
import type { Queryable } from '../connect.ts';
import type { PreparedQuery } from './prepared-query.ts';

/*
 * Drizzle: the private field `session` of a database or transaction, and in it the private field `client`, which is the
 * pool or the connection that it was opened on.
 *
 * Why: named statements and transactions of Drizzle must share a connection, and a transaction does not say which one it
 * has (decision 21).
 *
 * What would break: no statement finds its connection, so every request fails; or, were `client` the pool inside a
 * transaction as well, statements would be committed without their transaction.
 */

/** A pool, or the one connection of a transaction. */
export interface StatementRunner {
  query<Row>(
    query: PreparedQuery<Row>,
    values: undefined,
    answered: (error: unknown, rows?: Row[]) => void,
  ): unknown;
}

/** The same for a database, a transaction, a nested one, their wrappers, and a connection taken from the pool. */
export function runnerOf(db: Queryable | pg.PoolClient): StatementRunner {
  return 'session' in db
    ? (db as { readonly session: { readonly client: StatementRunner } }).session.client
    : (db as StatementRunner);
}
