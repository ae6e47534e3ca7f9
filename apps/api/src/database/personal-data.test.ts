import { getTableColumns, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Module } from '../modules/define-module.ts';
import * as list from '../modules/list.ts';
import { createTestDatabase, type TestDatabase } from '../test/databases/test-database.ts';
import {
  columnsWithoutAPurpose,
  isPersonal,
  type PersonalTable,
  type RegisterEntry,
} from './personal-data.ts';

const modules = Object.entries<Module>(list);
const register: Readonly<Record<string, RegisterEntry>> = Object.fromEntries(
  modules.flatMap(([, { personalData = {} }]) =>
    Object.values(personalData).map((entry) => [entry.name, entry]),
  ),
);

/** Tables with a period whose rows no `retention` deletes, and what does. */
const DELETED_OTHERWISE: Readonly<Record<string, string>> = {
  course_draft_files: 'with its draft',
  course_draft_writers: 'with its draft',
  account_erasures: 'by the erasure',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The message for a developer who has added a table or a column. */
function missingIn([word, { tables = {}, personalData = {} }]: [string, Module]): string[] {
  return Object.entries(tables).flatMap(([key, table]) => {
    const entry = personalData[key];
    const name = getTableName(table);
    if (entry?.name !== name)
      return [
        `Table ${name} of ${word} has no entry in its personal-data.ts: add ${key}: personal(${key}, …)`,
      ];
    return columnsWithoutAPurpose(entry, table).map(
      (column) =>
        `Column ${name}.${column} of ${word} has no purpose in its personal-data.ts: add '${column}' under exported (the person gets it in "download my data") or under withheld with a reason.`,
    );
  });
}

describe('the register of personal data', () => {
  it('gives the purpose of every column of every table', () => {
    expect(modules.flatMap(missingIn)).toEqual([]);
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

  it('promises a period only for tables whose rows a job deletes', () => {
    const forgotten = new Set([
      'users',
      ...modules.flatMap(([, { retention = {} }]) => Object.keys(retention)),
    ]);
    const isForgotten = ({ name, rows }: PersonalTable) =>
      forgotten.has(name) ||
      name in DELETED_OTHERWISE ||
      rows.some((finder) => finder.by === 'row' && forgotten.has(getTableName(finder.of)));
    const promises = Object.values(register)
      .filter(isPersonal)
      .filter(({ retention }) => /\d+ (day|month|year)|minute|hour/.test(retention));
    const empty = promises
      .filter((entry) => !isForgotten(entry))
      .map(({ name, retention }) => `${name}: "${retention}" needs ${name} under retention in its module.ts`);
    expect(promises.length).toBeGreaterThan(10);
    expect(empty).toEqual([]);
  });

  it('gives purpose, retention and readers in whole sentences', () => {
    for (const entry of Object.values(register)) {
      const sentences = isPersonal(entry)
        ? [
            entry.purpose,
            entry.retention,
            ...Object.values(entry.withheld),
            ...(entry.stays ? [entry.stays.why] : []),
          ]
        : [entry.why];
      for (const sentence of sentences) expect(sentence, entry.name).toMatch(/^[A-Z0-9].*\.$/s);
      if (isPersonal(entry)) expect([entry.name, entry.seenBy.length]).not.toEqual([entry.name, 0]);
    }
  });
});
