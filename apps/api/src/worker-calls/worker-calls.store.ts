import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { statement } from '../database/statement.ts';

export const LISTEN_TO_CALLS = 'listen worker_calls';
export const LISTEN_TO_ANSWERS = 'listen worker_answers';

// All times here are the database's: the clocks of two servers may differ.

/** No row when too many of its kind are waiting already. */
export const addCall = statement<
  { readonly id: string },
  [id: string, kind: string, input: string, mostWaiting: number]
>(
  'add-worker-call',
  `with added as (
     insert into worker_calls (id, kind, input)
     select $1::uuid, $2, $3::jsonb
      where (select count(*) from worker_calls where kind = $2 and claimed_at is null) < $4
     returning id)
   select id, pg_notify('worker_calls', $2) from added`,
);

export interface ClaimedCall {
  readonly id: string;
  readonly kind: string;
  readonly input: unknown;
}

/** The oldest first; no two workers get the same one. */
export const claimCalls = statement<ClaimedCall, [kinds: readonly string[], most: number]>(
  'claim-worker-calls',
  `update worker_calls set claimed_at = now()
    where id in (select id from worker_calls
                  where kind = any($1) and claimed_at is null and called_at > now() - interval '1 minute'
                  order by called_at limit $2 for update skip locked)
   returning id, kind, input`,
);

/** A worker that ends leaves to others what it has not finished. */
export const releaseCalls = statement<{ readonly id: string }, [ids: readonly string[]]>(
  'release-worker-calls',
  `with released as (
     update worker_calls set claimed_at = null
      where id = any($1::uuid[]) and answered_at is null returning id, kind)
   select id, pg_notify('worker_calls', kind) from released`,
);

/** Does nothing when the caller has given up. */
export const answerCall = statement<
  { readonly id: string },
  [id: string, output: Buffer | null, failure: string | null]
>(
  'answer-worker-call',
  `with answered as (
     update worker_calls set answered_at = now(), output = $2, failure = $3 where id = $1::uuid returning id)
   select id, pg_notify('worker_answers', id::text) from answered`,
);

export const takeAnswer = statement<
  { readonly output: Buffer | null; readonly failure: string | null },
  [id: string]
>(
  'take-worker-answer',
  'delete from worker_calls where id = $1::uuid and answered_at is not null returning output, failure',
);

export async function withdrawCall(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`delete from worker_calls where id = ${id}`);
}

/** Calls whose caller has died. */
export async function forgetOldCalls(db: Queryable): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from worker_calls where called_at < now() - interval '1 minute'`,
  );
  return rowCount ?? 0;
}
