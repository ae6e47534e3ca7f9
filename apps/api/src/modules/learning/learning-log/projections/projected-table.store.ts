import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The table of a projection: its rows are read and written as JSON, one parameter however many there are. */
export function projectedTable<Table extends PgTable & { userId: PgColumn }>(
  table: Table,
  key: readonly PgColumn[],
) {
  type Row = Table['$inferSelect'];
  const name = getTableName(table);
  const columns = Object.entries(getTableColumns(table)).map(([field, column]) => ({
    field,
    column: column.name,
    isInstant: column.dataType === 'date',
    isKey: key.includes(column),
  }));
  const list = (prefix: string) => columns.map(({ column }) => prefix + column).join(', ');
  const keyList = key.map((column) => column.name).join(', ');
  const replaced = columns.flatMap(({ column, isKey }) => (isKey ? [] : `${column} = excluded.${column}`));

  function rowOf(json: Readonly<Record<string, unknown>>): Row {
    const row: Record<string, unknown> = {};
    for (const { field, column, isInstant } of columns) {
      const value = json[column] ?? null;
      row[field] = isInstant && value !== null ? new Date(value as string) : value;
    }
    return row as Row;
  }

  return {
    columns: list(''),
    /** For `on conflict do update`: every column but the key. */
    replaced: replaced.join(', '),
    /** The rows of the learner that match the condition. */
    rows: (condition = 'true') =>
      `(select json_agg(each) from ${name} as each where each.user_id = $1 and ${condition})`,
    fromJson: (answer: unknown): Row[] => ((answer ?? []) as Record<string, unknown>[]).map(rowOf),
    toJson(row: Row): object {
      const json: Record<string, unknown> = {};
      for (const { field, column } of columns) json[column] = (row as Record<string, unknown>)[field];
      return json;
    },
    write: (rows: string) =>
      `insert into ${name} (${list('')})
       select ${list('given.')} from guard, json_populate_recordset(null::${name}, ${rows}::json) as given
       on conflict (${keyList}) do update set ${replaced.join(', ')}`,
    /** Of all learners in $1. */
    clear: `delete from ${name} where user_id = any($1::uuid[])`,
  };
}

/** The entries that an update of the record has replaced or added. */
export function changed<Key, Value>(before: ReadonlyMap<Key, Value>, after: ReadonlyMap<Key, Value>) {
  return [...after].filter(([key, value]) => before.get(key) !== value);
}
