import { randomInt, randomUUID } from 'node:crypto';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { inject } from 'vitest';
import { type Finder, isPersonal, type PersonalTable } from '../../../../database/personal-data.ts';
import { REGISTER } from '../../../../test/register.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { type Person, PersonRows } from '../person-rows.store.ts';

const PERSONAL_TABLES = REGISTER.filter(isPersonal);
const ROWS = new PersonRows(PERSONAL_TABLES);

/** In the texts and documents of all sample rows. */
export const SAMPLE_TEXT = 'sample text';

interface Samples {
  readonly test: TestApp;
  readonly superuser: pg.Client;
  readonly person: Person;
  /** The same in all rows, so that one that references another finds it. */
  readonly id: string;
}

interface SampleRequest extends Samples {
  readonly entry: PersonalTable;
  readonly finder: Finder;
}

/**
 * Adds a row about the person for every way in which a personal table finds its rows, where there is none yet. So the
 * tests export and erase every table that a module registers, also one that nobody has written a test for.
 *
 * A row holds the person's id or address where the register looks for it, and samples elsewhere. The checks, foreign
 * keys and triggers of a table would refuse many of them; they do not apply while the rows are added.
 */
export async function addSampleRows(test: TestApp, person: Person): Promise<void> {
  const superuser = new pg.Client({ ...inject('superuser'), database: test.database.name });
  await superuser.connect();
  try {
    await superuser.query('set session_replication_role = replica');
    const samples = { test, superuser, person, id: randomUUID() };
    for (const entry of PERSONAL_TABLES) await addSampleRowsOf(entry, samples);
  } finally {
    await superuser.end();
  }
}

async function addSampleRowsOf(entry: PersonalTable, samples: Samples): Promise<void> {
  for (const finder of entry.rows) await addSampleRow({ ...samples, entry, finder });
}

async function addSampleRow(request: SampleRequest): Promise<void> {
  const { test, superuser, entry, finder } = request;
  if (await isFound(request)) return;
  await acceptSamples(test, entry.name);
  const columns = (Object.values(getTableColumns(entry.table)) as PgColumn[]).filter(
    (column) => column === finder.column || (!column.hasDefault && !column.generated),
  );
  const found = await foundBy(request);
  const values = columns.map((column) => (column === finder.column ? found : sampleOf(column, request)));
  const names = columns.map(({ name }) => `"${name}"`);
  const places = columns.map((_, index) => `$${index + 1}`);
  const added = await superuser.query(
    `insert into "${entry.name}" (${names}) values (${places}) on conflict do nothing`,
    values,
  );
  // A table with one row for the whole academy.
  if (added.rowCount === 0)
    await superuser.query(`update "${entry.name}" set "${finder.column.name}" = $1`, [found]);
  if (!(await isFound(request)))
    throw new Error(`No sample row of ${entry.name} is found by its column ${finder.column.name}.`);
}

async function isFound({ test, person, entry, finder }: SampleRequest): Promise<boolean> {
  const alone = { ...entry, rows: [{ ...finder, exportedWhere: undefined }] };
  return (await ROWS.exported(test.services.db, alone, person)).length > 0;
}

/** Sample rows may break checks, and a partitioned table may have no partition for their day. */
async function acceptSamples({ database }: TestApp, table: string): Promise<void> {
  const { rows } = await database.pool.query(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
       from pg_constraint where conrelid = $1::regclass and contype = 'c' and coninhcount = 0
     union all
     select format('create table %I partition of %s default', relname || '_samples', oid::regclass)
       from pg_class where oid = $1::regclass and relkind = 'p'
                       and not exists (select from pg_class where relname = $1 || '_samples')`,
    [table],
  );
  for (const { statement } of rows) await database.pool.query(statement);
}

/** What the column of a finder holds in a row about the person. */
async function foundBy(request: SampleRequest): Promise<unknown> {
  const { person, finder } = request;
  switch (finder.by) {
    case 'account':
      return person.id;
    case 'address':
      return person.email;
    case 'last-word':
      return `sample ${person.id}`;
    case 'row':
      return namedBy(request, finder);
  }
}

/** What the row of the other table, which is about the person, is named by. */
async function namedBy(request: SampleRequest, { of, named }: Extract<Finder, { by: 'row' }>) {
  const { test, person } = request;
  const owner = PERSONAL_TABLES.find(({ table }) => table === of);
  const key = Object.entries(getTableColumns(of)).find(([, column]) => column === named)?.[0];
  if (!owner || !key) throw new Error('A row is found by a table that nobody has registered.');
  await addSampleRowsOf(owner, request);
  const [row] = await ROWS.exported(test.services.db, { ...owner, exported: [key] }, person);
  return row?.[key];
}

function sampleOf(column: PgColumn, { test, id, entry }: SampleRequest): unknown {
  const type = column.getSQLType();
  if (column.enumValues?.length) return column.enumValues[0];
  if (type === 'uuid') return id;
  if (type.endsWith('[]')) return [];
  if (type === 'boolean') return true;
  if (type === 'tstzrange') return '[2026-01-05 08:00+00,2026-01-05 09:00+00)';
  if (/^(timestamp|date)/.test(type)) return test.services.clock();
  if (/^jsonb?$/.test(type)) return JSON.stringify({ sample: SAMPLE_TEXT });
  if (type === 'bytea') return Buffer.from(SAMPLE_TEXT);
  if (/^(smallint|integer|bigint)$/.test(type)) return randomInt(1, 30_000);
  if (/^(numeric|real|double)/.test(type)) return 1;
  if (type === 'text') return `${SAMPLE_TEXT} ${id}`;
  throw new Error(
    `Write in sampleOf what a column of the type ${type} holds (${entry.name}.${column.name}).`,
  );
}
