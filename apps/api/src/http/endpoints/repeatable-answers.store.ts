import type { Result } from '@academy/domain/kernel';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { deleteRows } from '../../database/delete-rows.ts';
import { endsWithId } from '../../database/personal-data.ts';
import { PROBLEMS, RequestProblem } from '../problems/problem.ts';
import { repeatableAnswers } from '../tables.ts';
import type { DetailedRefusal } from './call.ts';

type StoredRefusal = Pick<DetailedRefusal<string>, 'code' | 'values'>;
type Outcome = Result<unknown, StoredRefusal>;

/** A request's claim on a key while it works. */
export interface Claim {
  readonly id: string;
  readonly scope: string;
  readonly keyHash: string;
  readonly fingerprint: Buffer;
}

interface StoredAnswer {
  readonly fingerprint: Buffer;
  /** Null while a request is in progress. */
  readonly outcome: Outcome | null;
}

/** A refusal is stored as its code, with the values of its sentence in place of the body. */
function outcomeOf({ refusal, body }: { refusal: string | null; body: unknown }): Outcome {
  if (refusal === null) return { ok: true, value: body };
  const values = body as StoredRefusal['values'] | null;
  return { ok: false, refusal: { code: refusal, ...(values && { values }) } };
}

const underKey = ({ scope, keyHash }: Claim) =>
  and(eq(repeatableAnswers.scope, scope), eq(repeatableAnswers.keyHash, keyHash));

const heldBy = (claim: Claim) => and(underKey(claim), eq(repeatableAnswers.claimId, claim.id));

/** Takes a key that is free, or whose claim has expired unanswered; otherwise returns its holder. */
export async function claimAnswer(
  db: Queryable,
  claim: Claim,
  now: Date,
  claimedUntil: Date,
): Promise<'ours' | 'gone' | StoredAnswer> {
  const { id: claimId, scope, keyHash, fingerprint } = claim;
  const taken = await db
    .insert(repeatableAnswers)
    .values({ scope, keyHash, fingerprint, claimId, claimedUntil, createdAt: now })
    .onConflictDoUpdate({
      target: [repeatableAnswers.scope, repeatableAnswers.keyHash],
      set: { claimId, claimedUntil },
      setWhere: sql`${repeatableAnswers.claimedUntil} < ${now.toISOString()}
        and ${repeatableAnswers.fingerprint} = ${fingerprint}`,
    })
    .returning({ claimId: repeatableAnswers.claimId });
  if (taken.length > 0) return 'ours';
  const [row] = await db.select().from(repeatableAnswers).where(underKey(claim));
  if (!row) return 'gone';
  return { fingerprint: row.fingerprint, outcome: row.claimId === null ? outcomeOf(row) : null };
}

/** Throws when the claim has expired and another request has taken the key: then that one's effect counts. */
export async function storeAnswer(db: Queryable, claim: Claim, outcome: Outcome): Promise<void> {
  const answer = outcome.ok
    ? { body: outcome.value }
    : { refusal: outcome.refusal.code, body: outcome.refusal.values };
  const updated = await db
    .update(repeatableAnswers)
    .set({ ...answer, claimId: null, claimedUntil: null })
    .where(heldBy(claim))
    .returning({ scope: repeatableAnswers.scope });
  if (updated.length === 0) throw new RequestProblem(PROBLEMS.stillRunning);
}

/** Frees the key, as if it had never been used. */
export async function releaseClaim(db: Queryable, claim: Claim): Promise<void> {
  await db.delete(repeatableAnswers).where(heldBy(claim));
}

export function forgetAnswersBefore(db: Queryable, instant: Date): Promise<number> {
  return deleteRows(db, repeatableAnswers, lt(repeatableAnswers.createdAt, instant));
}

/** A scope ends with the person of the request. */
export async function forgetAnswersOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(repeatableAnswers).where(endsWithId(repeatableAnswers.scope, userId));
}
