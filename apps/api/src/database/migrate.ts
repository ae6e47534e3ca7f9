import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import {
  applyStep,
  inTransaction,
  PACE,
  type Pace,
  type Run,
  retryLocked,
  runOn,
  type Session,
} from './migrating/apply-step.ts';
import { countUnapplied, planMigrations, type RecordedMigration } from './migrating/plan-migrations.ts';
import { readMigrations } from './migrating/read-migrations.ts';

// Any constant, as long as every process of the product uses the same one.
const MIGRATION_LOCK = 7_203_001;
// Processes that start together usually wait for a moment only.
const LOOKS_IN_SILENCE = 20;

// Rows of releases that knew no steps are finished migrations.
const PREPARE_RECORDS = `
  create table if not exists schema_migrations (
    name text primary key, fingerprint text not null, applied_at timestamptz not null default now());
  alter table schema_migrations
    add column if not exists remaining_steps integer not null default 0,
    add column if not exists requires text`;
// Also reads the table of a release that knew no steps, without changing it.
const RECORDED = `
  select name, fingerprint, coalesce((to_jsonb(m) ->> 'remaining_steps')::integer, 0) as "remainingSteps",
         to_jsonb(m) ->> 'requires' as requires
    from schema_migrations m order by name`;

const LIST_OF_MIGRATIONS = { what: 'The list of migrations', left: 'Nothing is applied.' };

interface MigrateOptions {
  readonly folder?: URL;
  readonly pace?: Partial<Pace>;
  readonly say?: (line: string) => void;
}

interface Migrated {
  readonly applied: readonly string[];
  /** A newer release has changed the database, in a way in which this one can use it. */
  readonly isNewer: boolean;
}

/**
 * Looks again and again instead of waiting in the database: a waiting statement has a snapshot, and a concurrent index
 * build of the process that holds the lock waits for all older snapshots.
 */
async function takeLock({ run, pace, say }: Session): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    const { rows } = await run<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.isOurs) return;
    if (looks === LOOKS_IN_SILENCE) say('Another process is migrating the database. Waiting for it.');
    await pause(pace.lookEveryMs);
  }
}

async function readRecorded(run: Run): Promise<RecordedMigration[]> {
  const { rows } = await run<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  );
  return rows[0]?.exists ? (await run<RecordedMigration>(RECORDED)).rows : [];
}

/**
 * Migrates the database to the schema of this release, one transaction for each step; of processes that start at once, one
 * works and the others wait. Leaves the database of a newer release as it is, and refuses one that it cannot use.
 */
export async function migrate(
  pool: pg.Pool,
  { folder, pace, say = () => undefined }: MigrateOptions = {},
): Promise<Migrated> {
  const client = await pool.connect();
  try {
    const session: Session = { run: runOn(client), pace: { ...PACE, ...pace }, say };
    const { run } = session;
    await run('set statement_timeout = 0');
    await takeLock(session);
    const { missing, unknown } = planMigrations(await readMigrations(folder), await readRecorded(run));
    if (missing.length > 0)
      await retryLocked(session, LIST_OF_MIGRATIONS, () => inTransaction(run, () => run(PREPARE_RECORDS)));
    for (const { migration, done } of missing)
      for (let index = done; index < migration.steps.length; index += 1)
        await applyStep(session, migration, index);
    await runMigrations({ pgPool: pool });
    return { applied: missing.map(({ migration }) => migration.name), isNewer: unknown.length > 0 };
  } finally {
    // Destroyed, not returned: its relaxed limits and its lock end with it.
    client.release(true);
  }
}

/** Whether this release can work with the database as it is; refuses one that it never can. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const run: Run = (text, values) => pool.query(text, values);
  return planMigrations(await readMigrations(), await readRecorded(run)).missing.length === 0;
}

/** How many of this release's migrations are missing in the database, unfinished, or differ there. */
export async function countPending(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<RecordedMigration>(RECORDED);
  return countUnapplied(await readMigrations(), rows);
}
