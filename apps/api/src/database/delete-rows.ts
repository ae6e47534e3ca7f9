import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './connect.ts';

const BATCH = 5000;

/**
 * Deletes the rows that fulfil the condition and returns their number. Outside a transaction each batch is one of its own: it
 * holds its locks for a moment only, and what is deleted stays deleted if a later batch fails.
 */
export async function deleteRows(
  db: Queryable,
  table: PgTable,
  condition: SQL,
  batch: number = BATCH,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batch}))`,
    );
    if (!rowCount) return deleted;
    deleted += rowCount;
  }
}
