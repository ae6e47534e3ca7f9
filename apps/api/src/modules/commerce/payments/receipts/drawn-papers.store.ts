import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { deleteRows } from '../../../../database/delete-rows.ts';
import type { CachedFile, DrawingStore } from '../../../../gateways/paper/drawing-cache.ts';
import { drawnPaymentPapers } from '../tables.ts';

async function findDrawn(db: Queryable, paperId: string): Promise<CachedFile | null> {
  const [found] = await db
    .select({ factsHash: drawnPaymentPapers.factsHash, file: drawnPaymentPapers.file })
    .from(drawnPaymentPapers)
    .where(eq(drawnPaymentPapers.paperId, paperId));
  return found ?? null;
}

async function storeDrawing(
  db: Queryable,
  paperId: string,
  cached: CachedFile,
  drawnAt: Date,
): Promise<void> {
  const drawn = { ...cached, drawnAt };
  await db
    .insert(drawnPaymentPapers)
    .values({ paperId, ...drawn })
    .onConflictDoUpdate({ target: drawnPaymentPapers.paperId, set: drawn });
}

export const drawingStoreOfPaper = (db: Queryable, paperId: string, clock: () => Date): DrawingStore => ({
  name: paperId,
  find: () => findDrawn(db, paperId),
  keep: (file) => storeDrawing(db, paperId, file, clock()),
});

/** Returns how many. */
export function forgetPapersDrawnBefore(db: Queryable, before: Date): Promise<number> {
  return deleteRows(db, drawnPaymentPapers, lt(drawnPaymentPapers.drawnAt, before));
}
