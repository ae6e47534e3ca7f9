import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/databases/test-database.ts';
import { FOREIGN_READS } from './foreign-reads.ts';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));
const MODULE = /^modules\/[^/]+\/([^/]+)\//;
/** The module, or the folder of the foundations, that a file belongs to. */
const ownerOf = (path: string) => MODULE.exec(path)?.[1] ?? path.split('/')[0] ?? '';
// The migrations are in a separate list.
const WITHOUT_DEFINITION = ['schema_migrations'];

const tables = new Map<string, PgTable>();
/** By the name under which stores import them. */
const byExport = new Map<string, string>();
const owners = new Map<string, string>();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const file of globSync('{modules/*/*,http,worker-calls}/tables.ts', { cwd: SOURCE })) {
    const exported: Record<string, unknown> = await import(`${SOURCE}${file}`);
    for (const [name, value] of Object.entries(exported)) {
      if (!is(value, PgTable)) continue;
      tables.set(getTableName(value), value);
      byExport.set(name, getTableName(value));
      owners.set(getTableName(value), ownerOf(file));
    }
  }
});
afterAll(() => database.drop());

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The tables that a store reads and those that it writes, by its SQL and its query builder calls. */
function touchedBy(text: string) {
  const known = (names: string[]) =>
    names.flatMap((name) => (owners.has(name) ? name : (byExport.get(name) ?? [])));
  const writes = namesIn(text, /\b(?:insert into|update|delete from)\s+"?(\w+)/g);
  const calls = namesIn(text, /\.(?:insert|update|delete)\((\w+)\)/g);
  const projected = namesIn(text, /projectedTable\((\w+)/g);
  // A write to a parameter counts for all tables that the store knows.
  const isGeneral = calls.some((name) => !byExport.has(name) && !['sql', 'key', 'id'].includes(name));
  const imported = isGeneral
    ? [...byExport.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(text))
    : [];
  const reads = [
    ...namesIn(text, /\b(?:from|join)\s+"?(\w+)/g),
    ...namesIn(text, /\.(?:from|\w*[jJ]oin)\((\w+)[,)]/g),
  ];
  return { writes: known([...writes, ...calls, ...projected, ...imported]), reads: known(reads) };
}

const stores = globSync('{modules,http,jobs,job-queue,worker-calls}/**/*.store.ts', { cwd: SOURCE }).map(
  (path) => ({
    name: path.replace(/^modules\//, ''),
    module: ownerOf(path),
    text: readFileSync(`${SOURCE}${path}`, 'utf8'),
  }),
);

/** As PostgreSQL prints it. */
const typeOf = (column: PgColumn) =>
  column
    .getSQLType()
    .replace(', ', ',')
    .replace(/^timestamp$/, 'timestamp without time zone');

describe('a table', () => {
  it('has one owner, and every definition a table that exists', async () => {
    const { rows } = await database.pool.query(
      "select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
    );
    expect(rows.map(({ tablename }) => tablename).sort()).toEqual([...owners.keys()].sort());
  });

  it('is written by the stores of its owner only', () => {
    expect(stores.length).toBeGreaterThan(40);
    const foreign = stores.flatMap(({ name, module, text }) =>
      touchedBy(text).writes.flatMap((table) =>
        owners.get(table) === module ? [] : `${name} writes ${table}`,
      ),
    );
    expect(foreign).toEqual([]);
  });

  it('is written by the seed only where no use case could have done it long ago', () => {
    const written = globSync('seed/**/*.ts', { cwd: SOURCE, exclude: ['**/*.test.ts'] }).flatMap((path) =>
      touchedBy(readFileSync(`${SOURCE}${path}`, 'utf8')).writes.map((table) => `${path} writes ${table}`),
    );
    expect(written.sort()).toEqual([
      'seed/demo-learner.ts writes assessment_attempts',
      'seed/demo-paths.ts writes recognised_modules',
    ]);
  });

  it('is read by another module only where that is listed with its reason, and nothing is listed in vain', () => {
    const read = stores.flatMap(({ name, module, text }) =>
      touchedBy(text).reads.flatMap((table) =>
        owners.get(table) === module ? [] : `${name} reads ${table}`,
      ),
    );
    const listed = Object.entries(FOREIGN_READS).flatMap(([name, { tables: named }]) =>
      named.map((table) => `${name} reads ${table}`),
    );
    expect([...new Set(read)].sort()).toEqual(listed.sort());
  });

  it('is known to the stores as the migrations have made it, except what it computes itself', async () => {
    const { rows } = await database.pool.query(
      `select relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
              || case when attnotnull then ' not null' else '' end as entry
         from pg_attribute join pg_class c on c.oid = attrelid
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
          and attgenerated = '' and not relispartition and relname <> all ($1)`,
      [WITHOUT_DEFINITION],
    );
    const known = [...tables].flatMap(([name, table]) =>
      Object.values(getTableColumns(table)).map(
        (column) => `${name}.${column.name} ${typeOf(column)}${column.notNull ? ' not null' : ''}`,
      ),
    );
    expect(known.sort()).toEqual(rows.map(({ entry }) => entry).sort());
  });
});
