import { hash } from 'node:crypto';
import { type LimitName, TRY_LIMITS } from '@academy/domain/identity';
import type { TestApp } from './test-app.ts';

/** Uses up a budget without the many guesses, each of which costs the hashing of a password. */
export async function useUp({ database, services }: TestApp, name: LimitName, word: string): Promise<void> {
  const { tries, windowMs } = TRY_LIMITS[name];
  await database.pool.query(
    `insert into try_counts (key, tries, window_ms, started_at) values ($1, $2, $3, $4)
     on conflict (key) do update set tries = excluded.tries, started_at = excluded.started_at`,
    [`${name}:${hash('sha256', word, 'base64url')}`, tries, windowMs, services.clock()],
  );
}
