import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { withQueryLimit } from './driver/query-limit.ts';

const MIGRATIONS_FOLDER = new URL('./migrations/', import.meta.url);
// Any constant, as long as every process of the product uses the same one.
const MIGRATION_LOCK = 7_203_001;

async function readMigrations() {
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, MIGRATIONS_FOLDER), 'utf8');
      return { name, sql, fingerprint: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

// Changing a large table is slow, and so is waiting for another process that does it.
const LONGEST_STEP_MS = 10 * 60 * 1000;

type Run = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<pg.QueryResult<Row>>;

async function applyMissing(run: Run): Promise<string[]> {
  await run(
    `create table if not exists schema_migrations (
       name text primary key, fingerprint text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await run<{ name: string; fingerprint: string }>(
    'select name, fingerprint from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.fingerprint]));
  const newlyApplied: string[] = [];
  for (const { name, sql, fingerprint } of await readMigrations()) {
    const known = applied.get(name);
    if (known === fingerprint) continue;
    if (known !== undefined) throw new Error(`Migration ${name} was changed after it had been applied.`);
    await run('begin');
    try {
      await run(sql);
      await run('insert into schema_migrations (name, fingerprint) values ($1, $2)', [name, fingerprint]);
      await run('commit');
    } catch (error) {
      await run('rollback');
      throw error;
    }
    newlyApplied.push(name);
  }
  return newlyApplied;
}

/** Migrates the database to the newest version; of processes that start at once, one works and the others wait. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    const run: Run = (text, values) =>
      client.query(withQueryLimit({ text, ...(values && { values }) }, LONGEST_STEP_MS));
    await run('set statement_timeout = 0; set lock_timeout = 0');
    await run('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await applyMissing(run);
    await runMigrations({ pgPool: pool });
    return applied;
  } finally {
    // Destroyed, not returned: its relaxed limits and its lock end with it.
    client.release(true);
  }
}

/** How many of this version's migrations are missing in the database, or differ there. */
export async function countPending(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ name: string; fingerprint: string }>(
    'select name, fingerprint from schema_migrations',
  );
  const applied = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
  return (await readMigrations()).filter(({ name, fingerprint }) => applied.get(name) !== fingerprint).length;
}
