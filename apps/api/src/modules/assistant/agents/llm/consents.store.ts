import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { llmConsents } from '../tables.ts';

/** Since when this person has agreed; null without a valid consent. */
export async function agreedSince(db: Queryable, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ isAgreed: llmConsents.isAgreed, decidedAt: llmConsents.decidedAt })
    .from(llmConsents)
    .where(eq(llmConsents.userId, userId));
  return row?.isAgreed ? row.decidedAt : null;
}

/** Null: this person has not been asked yet. */
export async function readConsent(db: Queryable, userId: string): Promise<boolean | null> {
  const [row] = await db
    .select({ isAgreed: llmConsents.isAgreed })
    .from(llmConsents)
    .where(eq(llmConsents.userId, userId));
  return row?.isAgreed ?? null;
}

export async function storeConsent(
  db: Queryable,
  userId: string,
  isAgreed: boolean,
  decidedAt: Date,
): Promise<void> {
  const set = { isAgreed, decidedAt };
  await db
    .insert(llmConsents)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: llmConsents.userId, set });
}
