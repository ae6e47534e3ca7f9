import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

const DATE_TYPES = new Set(['date']);

/** The table of a projection: its rows leave as JSON and come as JSON, one parameter however many there are. */
export function projectedTable<Table extends PgTable & { userId: PgColumn }>(
  table: Table,
  key: readonly PgColumn[],
) {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const keyNames = sql.join(
    key.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const replaced = sql.join(
    columns
      .filter(([, column]) => !key.includes(column))
      .map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );

  return {
    /** The rows of the learner for which the condition holds. */
    rows(userId: string, condition: SQL = sql`true`): SQL {
      return sql`coalesce((select jsonb_agg(to_jsonb(each)) from ${table} as each
        where each.user_id = ${userId} and ${condition}), '[]'::jsonb)`;
    },
    fromJson(answer: unknown): Table['$inferSelect'][] {
      const rows = answer as readonly Readonly<Record<string, unknown>>[];
      return rows.map((row) =>
        Object.fromEntries(
          columns.map(([name, column]) => {
            const value = row[column.name] ?? null;
            return [
              name,
              value !== null && DATE_TYPES.has(column.dataType) ? new Date(String(value)) : value,
            ];
          }),
        ),
      ) as Table['$inferSelect'][];
    },
    /** Writes whole rows over those that are there. */
    upsert(rows: readonly Table['$inferSelect'][]): SQL[] {
      if (rows.length === 0) return [];
      const given = rows.map((row) => {
        const values = row as Readonly<Record<string, unknown>>;
        return Object.fromEntries(columns.map(([name, column]) => [column.name, values[name]]));
      });
      return [
        sql`insert into ${table} (${names})
            select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(given)}::jsonb)
            on conflict (${keyNames}) do update set ${replaced}`,
      ];
    },
    clear: (userId: string): SQL[] => [sql`delete from ${table} where user_id = ${userId}`],
  };
}

/** The entries that an update of the record has replaced or added. */
export function changed<Key, Value>(before: ReadonlyMap<Key, Value>, after: ReadonlyMap<Key, Value>) {
  return [...after].filter(([key, value]) => before.get(key) !== value);
}

export const among = (values: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
