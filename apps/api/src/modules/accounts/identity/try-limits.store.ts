import { hash } from 'node:crypto';
import { type LimitName, secondsToWait, TRY_LIMITS, type Tries } from '@academy/domain/accounts/identity';
import { sql } from 'drizzle-orm';
import { type Queryable, sideDatabase } from '../../../database/connect.ts';
import { deleteRows } from '../../../database/delete-rows.ts';
import { statement } from '../../../database/statement.ts';
import type { Services } from '../../../services.ts';
import { tryCounts } from './tables.ts';

export interface TryLimits {
  /** Counts a try before it is made, so that parallel guesses count too. Null when it may be made. */
  readonly take: (tries: Tries) => Promise<{ retryAfterSeconds: number } | null>;
  /** The try was not a guess: it does not count. */
  readonly refund: (tries: Tries) => Promise<void>;
  readonly forget: (tries: Tries) => Promise<void>;
}

// Keys hold names and addresses of people, so only a hash is stored.
const keyOf = (name: string, word: string) => `${name}:${hash('sha256', word, 'base64url')}`;

const namesOf = (tries: Tries) => Object.entries(tries) as [LimitName, string][];

// The domain's `isWindowOpen`, in SQL because parallel tries are counted one by one.
const IS_OPEN = 'abs(extract(epoch from ($3::timestamptz - t.started_at))) * 1000 < t.window_ms';

// Many requests increment the row of one address. None waits for the disk: a count lost in a power cut is one extra try.
const countedTry = statement<
  { readonly tries: number; readonly startedAt: Date },
  [key: string, windowMs: number, now: Date, times: number]
>(
  'count-try',
  `with soon as materialized (select set_config('synchronous_commit', 'off', true))
   insert into try_counts as t (key, tries, window_ms, started_at) select $1, $4::int, $2, $3 from soon
   on conflict (key) do update set
     tries = case when ${IS_OPEN} then t.tries + $4 else $4 end,
     started_at = case when ${IS_OPEN} then t.started_at else excluded.started_at end,
     window_ms = excluded.window_ms
   returning tries, started_at as "startedAt"`,
);

/**
 * Counted for all servers together, on separate connections: a count stays even when the caller's transaction is rolled
 * back. `configured` are the limits that an operator may set.
 */
export function createTryLimits(
  { sidePool, clock }: Pick<Services, 'sidePool' | 'clock'>,
  configured: Partial<Record<LimitName, number>> = {},
): TryLimits {
  const side = sideDatabase(sidePool);

  async function countTry(name: LimitName, word: string) {
    const { tries, windowMs } = TRY_LIMITS[name];
    const now = clock();
    const counted = await countedTry.row(side, keyOf(name, word), windowMs, now, 1);
    if (!counted || counted.tries <= (configured[name] ?? tries)) return null;
    return { retryAfterSeconds: secondsToWait({ startedAt: counted.startedAt, windowMs }, now) };
  }

  const forEach = async (tries: Tries, statement: string) => {
    const keys = namesOf(tries).map(([name, word]) => keyOf(name, word));
    if (keys.length > 0) await sidePool.query(statement, [keys]);
  };

  return {
    async take(tries) {
      for (const [name, word] of namesOf(tries)) {
        const limited = await countTry(name, word);
        if (limited) return limited;
      }
      return null;
    },
    refund: (tries) =>
      forEach(tries, 'update try_counts set tries = greatest(tries - 1, 0) where key = any($1)'),
    forget: (tries) => forEach(tries, 'delete from try_counts where key = any($1)'),
  };
}

/** For a limit that is counted in steps: adds one, and returns what all servers together have counted in its window. */
export async function countTogether(
  { sidePool, clock }: Pick<Services, 'sidePool' | 'clock'>,
  name: LimitName,
  word: string,
  times: number,
): Promise<{ readonly tries: number; readonly startedAt: Date }> {
  const now = clock();
  const side = sideDatabase(sidePool);
  const counted = await countedTry.row(side, keyOf(name, word), TRY_LIMITS[name].windowMs, now, times);
  return counted ?? { tries: times, startedAt: now };
}

/** Counts whose window has ended. */
export function forgetTries(db: Queryable, now: Date): Promise<number> {
  const { startedAt, windowMs } = tryCounts;
  const hasEnded = sql`abs(extract(epoch from (${now.toISOString()}::timestamptz - ${startedAt}))) * 1000 >= ${windowMs}`;
  return deleteRows(db, tryCounts, hasEnded);
}
