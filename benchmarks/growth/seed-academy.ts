import type pg from 'pg';
import type { Product } from '../system/product.ts';
import { PREPARATIONS, type Step } from './seed-statements.ts';

/** For a table that is filled at once, indexes are cheaper to build afterwards: until then they are not maintained. */
const SUSPEND_INDEXES = `update pg_index set indisready = false where indrelid = any($1::text[]::regclass[])`;

export interface Seed {
  readonly learners: number;
  readonly steps: readonly Step[];
}

async function fill(
  database: pg.Client,
  { learners, steps }: Seed,
  say: (line: string) => void,
): Promise<void> {
  // The rows satisfy the foreign keys by construction, and checking each of them would take most of the time.
  await database.query(`set session_replication_role = replica`);
  await database.query(`set synchronous_commit = off`);
  await database.query(`set maintenance_work_mem = '512MB'`);
  await database.query(`set work_mem = '256MB'`);
  for (const text of PREPARATIONS) await database.query(text, text.includes('$1') ? [learners] : []);
  await database.query(SUSPEND_INDEXES, [steps.map(({ name }) => name)]);
  for (const { name, text } of steps) {
    const began = performance.now();
    const { rowCount } = await database.query(text);
    await database.query(`reindex table ${name}`);
    say(`${name}: ${rowCount} rows in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}

/**
 * Seeds this many learners. No cleanup is left to run during the measurement: the statistics are fresh, and a vacuum in
 * the middle of it would be counted as work of the queries.
 */
export async function seedAcademy(product: Product, seed: Seed, say: (line: string) => void): Promise<void> {
  const database = await product.openDatabase();
  try {
    await database.query(`alter system set autovacuum = off`);
    await database.query(`alter system set max_wal_size = '4GB'`);
    await database.query(`select pg_reload_conf()`);
    await fill(database, seed, say);
    await database.query('vacuum (freeze, analyze)');
    await database.query('checkpoint');
  } finally {
    await database.end();
  }
}

export interface Size {
  readonly bytes: number;
  readonly rows: ReadonlyMap<string, number>;
}

export async function sizeOf(product: Product): Promise<Size> {
  const database = await product.openDatabase();
  try {
    const { rows } = await database.query<{ name: string; rows: number }>(
      `select relname as name, reltuples as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const { rows: sizes } = await database.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return {
      bytes: Number(sizes[0]?.bytes ?? 0),
      rows: new Map(rows.map(({ name, rows: counted }) => [name, counted])),
    };
  } finally {
    await database.end();
  }
}
