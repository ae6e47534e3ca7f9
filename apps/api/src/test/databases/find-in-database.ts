import type { TestApp } from '../test-app.ts';

interface Column {
  readonly name: string;
  readonly isBytes: boolean;
}

/** Every `table.column` of the whole database that contains one of the words. */
export async function findInDatabase({ database }: TestApp, words: readonly string[]): Promise<string[]> {
  const query = (sql: string, values: unknown[] = []) => database.pool.query(sql, values);
  // The information schema would take longer than all the reads below.
  const { rows: tables } = await query(
    `select format('%I.%I', n.nspname, c.relname) as table,
            json_agg(json_build_object('name', a.attname, 'isBytes', a.atttypid = 'bytea'::regtype)) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname not like 'pg\\_%'
      group by 1`,
  );
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const has = async (table: string, text: string) =>
    // The plain collation compares ten times as fast.
    (await query(`select from ${table} r where (${text}) collate "C" ilike any ($1) limit 1`, [patterns]))
      .rowCount === 1;
  const found: string[] = [];
  for (const { table, columns } of tables as { table: string; columns: Column[] }[]) {
    // The row as text covers all columns but bytea, whose words it does not show.
    const isLikely = columns.some(({ isBytes }) => isBytes) || (await has(table, 'r::text'));
    for (const { name, isBytes } of isLikely ? columns : [])
      if (await has(table, isBytes ? `encode("${name}", 'escape')` : `"${name}"::text`))
        found.push(`${table.split('.').at(-1)}.${name}`);
  }
  return found.sort();
}
