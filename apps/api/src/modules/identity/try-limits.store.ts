import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE_S = 60;

/** How many tries are too many; successful sign-ins give theirs back. */
const LIMITS = {
  // One person guessing one account.
  'account-at-address': { points: 5, duration: 15 * MINUTE_S },
  // Many addresses guessing one account.
  account: { points: 30, duration: 60 * MINUTE_S },
  // One address guessing many accounts. A classroom that mistypes stays below it.
  address: { points: 100, duration: 15 * MINUTE_S },
  'reset-account': { points: 5, duration: 60 * MINUTE_S },
  'link-address': { points: 30, duration: 60 * MINUTE_S },
} as const;

type Tries = Partial<Record<keyof typeof LIMITS, string>>;

export interface TryLimits {
  /** Counts a try before it is made, so that parallel guesses count too. Null when it may be made. */
  readonly take: (tries: Tries) => Promise<{ retryAfterSeconds: number } | null>;
  /** The try was no guess: it does not count. */
  readonly giveBack: (tries: Tries) => Promise<void>;
  readonly forget: (tries: Tries) => Promise<void>;
  readonly forgetExpired: (now: Date) => Promise<void>;
}

// Keys hold names and addresses of people, so only a hash is stored.
const hashed = (word: string) => createHash('sha256').update(word).digest('base64url');

export function createTryLimits(pool: pg.Pool): TryLimits {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        ...limit,
      }),
    ]),
  );

  async function each(tries: Tries, act: (limiter: RateLimiterPostgres, key: string) => Promise<unknown>) {
    for (const [name, word] of Object.entries(tries)) {
      const limiter = limiters.get(name);
      if (limiter) await act(limiter, hashed(word));
    }
  }

  return {
    async take(tries) {
      try {
        await each(tries, (limiter, key) => limiter.consume(key));
        return null;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
      }
    },
    giveBack: (tries) => each(tries, (limiter, key) => limiter.reward(key)),
    forget: (tries) => each(tries, (limiter, key) => limiter.delete(key)),
    async forgetExpired(now) {
      await pool.query('delete from rate_limits where expire < $1', [now.getTime()]);
    },
  };
}
