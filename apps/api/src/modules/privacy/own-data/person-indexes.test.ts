import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Finder, isPersonal } from '../../../database/personal-data.ts';
import { LARGE_TABLES, PARTITIONED_TABLES } from '../../../test/databases/large-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/databases/test-database.ts';
import { REGISTER } from '../../../test/register.ts';

let database: TestDatabase;
/** By table: what an index begins with that has every row in which this is not null. */
const beginnings = new Map<string, Set<string>>();

beforeAll(async () => {
  database = await createTestDatabase('migrated');
  const { rows } = await database.pool.query<{ table: string; beginning: string; rows: string | null }>(
    `select indrelid::regclass::text as table, pg_get_indexdef(indexrelid, 1, true) as beginning,
            pg_get_expr(indpred, indrelid) as rows
       from pg_index join pg_class c on c.oid = indexrelid join pg_am m on m.oid = relam and amname = 'btree'`,
  );
  for (const { table, beginning, rows: which } of rows)
    if (which === null || which === `(${beginning} IS NOT NULL)`)
      beginnings.set(table, (beginnings.get(table) ?? new Set()).add(beginning));
});
afterAll(() => database.drop());

/** As PostgreSQL prints what the finder compares. */
function comparedBy({ by, column: { name } }: Finder): string {
  if (by === 'address') return `lower(${name})`;
  return by === 'last-word' ? `"right"(${name}, 36)` : name;
}

const isFound = (table: string, beginning: string) => beginnings.get(table)?.has(beginning) ?? false;

describe('the rows of one person in a table that grows', () => {
  it('are found by an index, by whichever way the register has', () => {
    const large = REGISTER.filter(isPersonal).filter(({ name }) => LARGE_TABLES.has(name));
    expect(large.length).toBeGreaterThan(50);
    const scanned = large.flatMap(({ name, rows }) =>
      rows.map(comparedBy).flatMap((beginning) => (isFound(name, beginning) ? [] : `${name}: ${beginning}`)),
    );
    expect(scanned).toEqual([]);
  });

  it('are found in one way where a table has partitions: rows of two can have the same place', () => {
    const partitioned = REGISTER.filter(isPersonal).filter(({ name }) => PARTITIONED_TABLES.has(name));
    expect(partitioned.map(({ rows }) => rows.length)).toEqual([1]);
  });

  it('are found by an index when the account is deleted', async () => {
    const { rows } = await database.pool.query<{ table: string; column: string }>(
      `select conrelid::regclass::text as table, attname as column
         from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confrelid = 'users'::regclass`,
    );
    const scanned = rows.filter(({ table, column }) => LARGE_TABLES.has(table) && !isFound(table, column));
    expect(rows.length).toBeGreaterThan(50);
    expect(scanned).toEqual([]);
  });
});
