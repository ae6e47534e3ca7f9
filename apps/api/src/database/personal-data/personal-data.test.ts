import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/databases/test-database.ts';
import { columnsWithoutAPurpose, isPersonal, PERSONAL_DATA, type RegisterEntry } from './index.ts';

const FOLDER = 'apps/api/src/database/personal-data';
const SOURCE = fileURLToPath(new URL('../../', import.meta.url));
const register: Readonly<Record<string, RegisterEntry>> = PERSONAL_DATA;

const tables = new Map<string, PgTable>();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const file of globSync('{modules/*/*,http}/tables.ts', { cwd: SOURCE })) {
    const exported: Record<string, unknown> = await import(`${SOURCE}${file}`);
    for (const value of Object.values(exported))
      if (is(value, PgTable)) tables.set(getTableName(value), value);
  }
});
afterAll(() => database.drop());

/** What somebody who has added a table or a column is told to write. */
function missingIn(name: string, table: PgTable): string[] {
  const entry = register[name];
  if (entry === undefined)
    return [
      `Table ${name} has no entry in ${FOLDER}: add ${name}: personal(...) or impersonal(...), see entry.ts.`,
    ];
  return columnsWithoutAPurpose(entry, table).map(
    (column) =>
      `Column ${name}.${column} has no purpose in ${FOLDER}: add '${column}' to the entry of ${name}, under told (the person gets it in "download my data") or under withheld with a reason.`,
  );
}

describe('the register of personal data', () => {
  it('says of every column of every table what it is for', () => {
    expect([...tables].flatMap(([name, table]) => missingIn(name, table))).toEqual([]);
    expect(Object.keys(register).sort()).toEqual([...tables.keys()].sort());
  });

  it('calls no table impersonal that names an account', async () => {
    const { rows } = await database.pool.query<{ table: string; column: string }>(`
      select conrelid::regclass::text as table, a.attname as column
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
       where c.contype = 'f' and c.confrelid = 'users'::regclass and c.conparentid = 0`);
    const unfound = rows.flatMap(({ table, column }) => {
      const entry = register[table];
      if (!entry || !isPersonal(entry)) return `${table} names an account and is not personal`;
      const isFound = entry.rows.some((finder) => finder.by === 'account' && finder.column.name === column);
      const [key = ''] =
        Object.entries(getTableColumns(entry.table)).find(([, { name }]) => name === column) ?? [];
      return isFound || key in entry.withheld ? [] : `${table}.${column} finds nobody and is not withheld`;
    });
    expect(rows.length).toBeGreaterThan(30);
    expect(unfound).toEqual([]);
  });

  it('tells purpose, time and readers in whole sentences', () => {
    for (const entry of Object.values(register)) {
      const sentences = isPersonal(entry)
        ? [
            entry.purpose,
            entry.kept,
            ...Object.values(entry.withheld),
            ...(entry.stays ? [entry.stays.why] : []),
          ]
        : [entry.why];
      for (const sentence of sentences) expect(sentence, entry.name).toMatch(/^[A-Z0-9].*\.$/s);
      if (isPersonal(entry)) expect([entry.name, entry.seenBy.length]).not.toEqual([entry.name, 0]);
    }
  });
});
