import type pg from 'pg';

/*
 * pg: the field `connection` of a client, the object with which a query is submitted.
 *
 * Why: PgBouncer before 1.21 gives each transaction another connection, which does not have the statements that were named
 * on the one before. There statements are sent without a name (decision 21).
 *
 * What would break: behind such a pooler every second request fails with "prepared statement does not exist".
 */

/** Whether the connections of an address keep the names of statements from one transaction to the next. */
export interface StatementNames {
  areKept: boolean;
}

const NAMES = new WeakMap<object, StatementNames>();

/** For a new connection of that address. */
export function keepStatementNames(client: pg.ClientBase, names: StatementNames): void {
  NAMES.set((client as unknown as { readonly connection: object }).connection, names);
}

/** A connection of which nothing was said is one without a pooler. */
export const keepsStatementNames = (connection: object): boolean => NAMES.get(connection)?.areKept ?? true;
