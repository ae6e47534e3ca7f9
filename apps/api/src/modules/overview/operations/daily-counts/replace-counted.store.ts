import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';

interface CountedTable {
  readonly table: string;
  readonly keys: readonly string[];
  readonly counts: readonly string[];
}

const listOf = (columns: readonly string[], of = '') => columns.map((column) => `${of}${column}`).join(', ');

/** Replaces the stored counts. Only changes are written. */
export async function replaceCounted(
  tx: Queryable,
  { table, keys, counts }: CountedTable,
  counted: SQL,
): Promise<void> {
  const columns = listOf([...keys, ...counts]);
  await tx.execute(sql`
    with counted as materialized (${counted}),
    gone as (
      delete from ${sql.raw(table)} f
       where not exists (select from counted c where (${sql.raw(listOf(keys, 'c.'))}) = (${sql.raw(listOf(keys, 'f.'))})))
    insert into ${sql.raw(table)} as f (${sql.raw(columns)})
    select ${sql.raw(columns)} from counted
    on conflict (${sql.raw(listOf(keys))}) do update
       set ${sql.raw(counts.map((count) => `${count} = excluded.${count}`).join(', '))}
     where (${sql.raw(listOf(counts, 'f.'))}) is distinct from (${sql.raw(listOf(counts, 'excluded.'))})`);
}
