import { afterPublishing } from '@academy/domain/catalogue/course-files';
import type { Queryable } from '../../../database/connect.ts';
import { addPublication, addVersions, lockCourseFile, upsertCourseFiles } from './course-files.store.ts';

interface Publication {
  readonly courseId: string;
  readonly title: string;
  readonly writtenBy: readonly string[];
  /** Null: the operator of the server. */
  readonly publishedBy: string | null;
  readonly files: readonly { readonly path: string; readonly text: string | null }[];
  readonly now: Date;
}

/** Publishes what was written; the previous version stays in the history. */
export async function publishFiles(db: Queryable, publication: Publication): Promise<void> {
  const { courseId, title, writtenBy, publishedBy, files, now } = publication;
  const publicationId = await addPublication(db, {
    courseId,
    title,
    writtenBy: [...writtenBy],
    publishedBy,
    publishedAt: now,
  });
  for (const { path, text } of files) {
    const known = await lockCourseFile(db, courseId, path);
    const version = (known?.version ?? 0) + 1;
    const row = { ...afterPublishing(known, text), courseId, path, version, changedAt: now };
    await upsertCourseFiles(db, [row]);
    await addVersions(db, [
      ...(known ? [{ courseId, path, version: known.version, text: known.text }] : []),
      { courseId, path, version, text, publicationId },
    ]);
  }
}
