import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { contentGaps } from '../../database/tables/language-model.ts';

export async function countGap(tx: Queryable, question: string, lastAskedAt: Date): Promise<void> {
  await tx
    .insert(contentGaps)
    .values({ question, asked: 1, lastAskedAt })
    .onConflictDoUpdate({
      target: contentGaps.question,
      set: { asked: sql`${contentGaps.asked} + 1`, lastAskedAt },
    });
}

/** Of a question that was counted once too often. */
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

export async function forgetGapsBefore(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.delete(contentGaps).where(lt(contentGaps.lastAskedAt, before));
  return rowCount ?? 0;
}
