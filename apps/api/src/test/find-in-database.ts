import type { TestApp } from './test-app.ts';

interface Column {
  readonly name: string;
  readonly isBytes: boolean;
}

/** Every `table.column` of the whole database in which one of the words stands. */
export async function findInDatabase({ database }: TestApp, words: readonly string[]): Promise<string[]> {
  const query = (sql: string, values: unknown[] = []) => database.pool.query(sql, values);
  const { rows: tables } = await query(
    `select format('%I.%I', c.table_schema, c.table_name) as table,
            json_agg(json_build_object('name', c.column_name, 'isBytes', c.data_type = 'bytea')) as columns
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      group by 1`,
  );
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const has = async (table: string, text: string) =>
    (await query(`select from ${table} r where ${text} ilike any ($1) limit 1`, [patterns])).rowCount === 1;
  const found: string[] = [];
  for (const { table, columns } of tables as { table: string; columns: Column[] }[]) {
    // A row as one text says most; what is kept as bytes does not read as words there.
    const isLikely = columns.some(({ isBytes }) => isBytes) || (await has(table, 'r::text'));
    for (const { name, isBytes } of isLikely ? columns : [])
      if (await has(table, isBytes ? `encode("${name}", 'escape')` : `"${name}"::text`))
        found.push(`${table.split('.').at(-1)}.${name}`);
  }
  return found.sort();
}
