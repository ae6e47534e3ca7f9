import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { contentImages } from './tables.ts';

const LATEST = 24;

export async function addImage(db: Queryable, image: typeof contentImages.$inferInsert): Promise<void> {
  await db.insert(contentImages).values(image).onConflictDoNothing();
}

export async function latestImages(db: Queryable) {
  const { hash, width, height } = contentImages;
  return db
    .select({ hash, width, height })
    .from(contentImages)
    .orderBy(desc(contentImages.uploadedAt), contentImages.hash)
    .limit(LATEST);
}

export async function findImage(db: Queryable, hash: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ jpeg: contentImages.jpeg })
    .from(contentImages)
    .where(eq(contentImages.hash, hash));
  return row?.jpeg ?? null;
}
