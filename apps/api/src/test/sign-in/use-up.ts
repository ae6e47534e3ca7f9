import { hash } from 'node:crypto';
import { type LimitName, TRY_LIMITS } from '@academy/domain/accounts/identity';
import type { TestApp } from '../test-app.ts';

/** Uses up a budget but for `left`, without the many guesses, each of which would hash a password. */
export async function useUp(
  { database, services }: TestApp,
  name: LimitName,
  word: string,
  left = 0,
): Promise<void> {
  const { tries, windowMs } = TRY_LIMITS[name];
  await database.pool.query(
    `insert into try_counts (key, tries, window_ms, started_at) values ($1, $2, $3, $4)
     on conflict (key) do update set tries = excluded.tries, started_at = excluded.started_at`,
    [`${name}:${hash('sha256', word, 'base64url')}`, tries - left, windowMs, services.clock()],
  );
}
