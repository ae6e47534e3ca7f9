import type { Result } from '@academy/domain/kernel';
import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { repeatableAnswers } from '../../database/tables/repeatable-answers.ts';
import type { DetailedRefusal } from './call.ts';

type KeptRefusal = Pick<DetailedRefusal<string>, 'code' | 'values'>;
type Outcome = Result<unknown, KeptRefusal>;

/** A refusal is kept as its code; beside it, where an answer has its body, the values that its sentence names. */
function outcomeOf({ refusal, body }: { refusal: string | null; body: unknown }): Outcome {
  if (refusal === null) return { ok: true, value: body };
  const values = body as KeptRefusal['values'] | null;
  return { ok: false, refusal: { code: refusal, ...(values && { values }) } };
}

interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: Buffer;
  readonly now: Date;
}

/** Takes the key for this transaction, waiting for another that holds it; null when it was free. */
export async function claimAnswer(
  db: Queryable,
  { scope, key, fingerprint, now }: Claim,
): Promise<{ fingerprint: Buffer; outcome: Outcome } | null> {
  const taken = await db
    .insert(repeatableAnswers)
    .values({ scope, key, fingerprint, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: repeatableAnswers.key });
  if (taken.length > 0) return null;
  const [earlier] = await db
    .select()
    .from(repeatableAnswers)
    .where(and(eq(repeatableAnswers.scope, scope), eq(repeatableAnswers.key, key)));
  if (!earlier) throw new Error('The answer under this key was removed while it was read.');
  return { fingerprint: earlier.fingerprint, outcome: outcomeOf(earlier) };
}

export async function recordAnswer(
  db: Queryable,
  { scope, key }: Pick<Claim, 'scope' | 'key'>,
  outcome: Outcome,
): Promise<void> {
  await db
    .update(repeatableAnswers)
    .set(
      outcome.ok ? { body: outcome.value } : { refusal: outcome.refusal.code, body: outcome.refusal.values },
    )
    .where(and(eq(repeatableAnswers.scope, scope), eq(repeatableAnswers.key, key)));
}

export async function releaseAnswer(
  db: Queryable,
  { scope, key }: Pick<Claim, 'scope' | 'key'>,
): Promise<void> {
  await db
    .delete(repeatableAnswers)
    .where(and(eq(repeatableAnswers.scope, scope), eq(repeatableAnswers.key, key)));
}

export async function forgetAnswersBefore(db: Queryable, instant: Date): Promise<void> {
  await db.delete(repeatableAnswers).where(lt(repeatableAnswers.createdAt, instant));
}
