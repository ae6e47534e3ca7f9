import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { withQueryLimit } from '../driver/query-limit.ts';
import { isDatabaseAway, isDeadlock, isLockTimeout, refusalOfDatabase } from '../faults.ts';
import { MigrationError } from './migration-error.ts';
import type { Migration } from './read-migrations.ts';

export interface Pace {
  /** How long a step may keep others waiting behind it for a lock. */
  readonly lockTimeoutMs: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  readonly giveUpAfterMs: number;
  /** How often a process looks whether another one still migrates. */
  readonly lookEveryMs: number;
}

export const PACE: Pace = {
  lockTimeoutMs: 3000,
  firstPauseMs: 1000,
  longestPauseMs: 30_000,
  giveUpAfterMs: 5 * 60_000,
  lookEveryMs: 250,
};

// Reading a large table takes as long as it takes; after that the connection counts as dead.
const LONGEST_STATEMENT_MS = 6 * 60 * 60_000;
/**
 * For `create` and `drop index concurrently`, which wait for older transactions (backups and jobs) and meanwhile keep
 * nobody from reading or writing. Giving up would throw away a finished build.
 */
const LONGEST_CONCURRENT_WAIT_MS = 30 * 60_000;
const CONCURRENT_INDEX = /^\s*(?:create|drop)\s+(?:unique\s+)?index\s+concurrently\b/im;
const CREATED_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)/im;

// The database itself writes the statement, with the name in quotes where it needs them.
const DROP_INVALID_INDEX = `
  select format('drop index concurrently if exists %s', indexrelid::regclass) as statement
    from pg_index where indexrelid = to_regclass($1) and not indisvalid`;
const RECORD_STEP = `
  insert into schema_migrations (name, fingerprint, remaining_steps, requires) values ($1, $2, $3, $4)
  on conflict (name) do update set remaining_steps = excluded.remaining_steps, applied_at = now()`;

export type Run = <Row extends pg.QueryResultRow>(
  text: string,
  values?: unknown[],
) => Promise<pg.QueryResult<Row>>;

export const runOn =
  (client: pg.PoolClient): Run =>
  (text, values) =>
    client.query(withQueryLimit({ text, ...(values && { values }) }, LONGEST_STATEMENT_MS));

export interface Session {
  readonly run: Run;
  readonly pace: Pace;
  readonly say: (line: string) => void;
}

export async function inTransaction(run: Run, work: () => Promise<unknown>): Promise<void> {
  await run('begin');
  try {
    await work();
    await run('commit');
  } catch (error) {
    // On a broken connection there is nothing left to roll back.
    await run('rollback').catch(() => undefined);
    throw error;
  }
}

interface Attempt {
  /** The beginning of a sentence. */
  readonly what: string;
  /** What is true after a failure. */
  readonly left: string;
  readonly waitMs?: number;
}

/**
 * Repeats what waited in vain for a lock. In the pauses it waits in no queue, so everybody who has queued behind it gets
 * through.
 */
export async function retryLocked(
  { run, pace, say }: Session,
  { what, left, waitMs = pace.lockTimeoutMs }: Attempt,
  work: () => Promise<unknown>,
): Promise<void> {
  const givesUpAt = performance.now() + pace.giveUpAfterMs;
  for (let pauseMs = pace.firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, pace.longestPauseMs)) {
    try {
      await run("select set_config('lock_timeout', $1, false)", [`${waitMs}ms`]);
      await work();
      return;
    } catch (error) {
      if (isDatabaseAway(error) || refusalOfDatabase(error)) throw error;
      if (!isLockTimeout(error) && !isDeadlock(error))
        throw new MigrationError(
          `${what} failed: ${error instanceof Error ? error.message : error}. ${left}`,
          { cause: error },
        );
      if (performance.now() + pauseMs > givesUpAt)
        throw new MigrationError(
          `${what} gets no lock, because other transactions use what it changes. ${left} End them (pg_stat_activity lists them), and start again.`,
        );
      say(
        `${what} waits for other transactions that use what it changes. Trying again in ${pauseMs / 1000} s.`,
      );
      await pause(pauseMs);
    }
  }
}

/** An interrupted build leaves an index that is maintained and never used, and whose name is taken. */
async function dropInvalidIndex(run: Run, sql: string): Promise<void> {
  const name = CREATED_INDEX.exec(sql)?.[1];
  if (name === undefined) return;
  const { rows } = await run<{ statement: string }>(DROP_INVALID_INDEX, [name]);
  for (const { statement } of rows) await run(statement);
}

/** Applies a step and records it: in one transaction if it can, otherwise so that it can be repeated. */
export async function applyStep(session: Session, migration: Migration, index: number): Promise<void> {
  const { name, fingerprint, steps, requires } = migration;
  const step = steps[index];
  if (!step) return;
  const { run } = session;
  const record = () => run(RECORD_STEP, [name, fingerprint, steps.length - index - 1, requires]);
  const what =
    steps.length > 1 ? `Step ${index + 1} of ${steps.length} of migration ${name}` : `Migration ${name}`;
  if (step.isTransaction)
    return retryLocked(session, { what, left: 'Nothing of this step is applied.' }, () =>
      inTransaction(run, async () => {
        await run(step.sql);
        await record();
      }),
    );
  const waitMs = CONCURRENT_INDEX.test(step.sql) ? LONGEST_CONCURRENT_WAIT_MS : session.pace.lockTimeoutMs;
  const left = 'The next start repeats this step.';
  await retryLocked(session, { what, left, waitMs }, async () => {
    await dropInvalidIndex(run, step.sql);
    await run(step.sql);
    await record();
  });
}
