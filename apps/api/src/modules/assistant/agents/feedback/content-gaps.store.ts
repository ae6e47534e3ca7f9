import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { deleteRows } from '../../../../database/delete-rows.ts';
import { contentGaps } from '../tables.ts';

export async function countGap(tx: Queryable, question: string, lastAskedAt: Date): Promise<void> {
  await tx
    .insert(contentGaps)
    .values({ question, asked: 1, lastAskedAt })
    .onConflictDoUpdate({
      target: contentGaps.question,
      set: { asked: sql`${contentGaps.asked} + 1`, lastAskedAt },
    });
}

/** For a question that was counted once too often. */
export async function uncountGap(tx: Queryable, question: string): Promise<void> {
  const ofIt = eq(contentGaps.question, question);
  await tx.delete(contentGaps).where(and(ofIt, eq(contentGaps.asked, 1)));
  await tx
    .update(contentGaps)
    .set({ asked: sql`${contentGaps.asked} - 1` })
    .where(and(ofIt, gt(contentGaps.asked, 1)));
}

export function frequentGaps(db: Queryable, most: number) {
  return db
    .select()
    .from(contentGaps)
    .orderBy(desc(contentGaps.asked), desc(contentGaps.lastAskedAt))
    .limit(most);
}

/** Some were counted before the safety check existed: `isForgotten` says which. */
export async function forgetGapsThat(
  db: Queryable,
  isForgotten: (question: string) => boolean,
): Promise<number> {
  const stored = await db.select({ question: contentGaps.question }).from(contentGaps);
  const forgotten = stored.map(({ question }) => question).filter(isForgotten);
  if (forgotten.length > 0) await db.delete(contentGaps).where(inArray(contentGaps.question, forgotten));
  return forgotten.length;
}

export function forgetGapsBefore(db: Queryable, before: Date): Promise<number> {
  return deleteRows(db, contentGaps, lt(contentGaps.lastAskedAt, before));
}
