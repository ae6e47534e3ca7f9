import type { CertificateId } from '@academy/domain/rewards/certificates';
import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { deleteRows } from '../../../database/delete-rows.ts';
import type { CachedFile, DrawingStore } from '../../../gateways/paper/drawing-cache.ts';
import { drawnCertificates } from './tables.ts';

interface DrawnFileKey {
  readonly certificateId: CertificateId;
  readonly form: 'paper' | 'card';
}

async function findDrawn(db: Queryable, { certificateId, form }: DrawnFileKey): Promise<CachedFile | null> {
  const [found] = await db
    .select({ factsHash: drawnCertificates.factsHash, file: drawnCertificates.file })
    .from(drawnCertificates)
    .where(and(eq(drawnCertificates.certificateId, certificateId), eq(drawnCertificates.form, form)));
  return found ?? null;
}

async function storeDrawing(
  db: Queryable,
  key: DrawnFileKey,
  cached: CachedFile,
  drawnAt: Date,
): Promise<void> {
  const drawn = { ...cached, drawnAt };
  await db
    .insert(drawnCertificates)
    .values({ ...key, ...drawn })
    .onConflictDoUpdate({ target: [drawnCertificates.certificateId, drawnCertificates.form], set: drawn });
}

export const drawingStoreOfCertificate = (
  db: Queryable,
  key: DrawnFileKey,
  clock: () => Date,
): DrawingStore => ({
  name: `${key.form} ${key.certificateId}`,
  find: () => findDrawn(db, key),
  keep: (file) => storeDrawing(db, key, file, clock()),
});

/** Returns how many. */
export function forgetCertificatesDrawnBefore(db: Queryable, before: Date): Promise<number> {
  return deleteRows(db, drawnCertificates, lt(drawnCertificates.drawnAt, before));
}
