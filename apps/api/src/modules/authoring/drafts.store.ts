import type { DraftState } from '@academy/domain/authoring';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { courseDraftFiles, courseDrafts, courseDraftWriters } from '../../database/tables/authoring.ts';

export type DraftRow = typeof courseDrafts.$inferSelect;
export type DraftFileRow = typeof courseDraftFiles.$inferSelect;

const nameOf = (id: unknown) =>
  sql<string | null>`(select coalesce(full_name, username) from users where id = ${id})`;

/** The open drafts of a course with their writers, the oldest first. */
export async function draftsOfCourse(db: Queryable, courseId: string) {
  const drafts = await db
    .select()
    .from(courseDrafts)
    .where(eq(courseDrafts.courseId, courseId))
    .orderBy(asc(courseDrafts.createdAt), asc(courseDrafts.id));
  const writers = await db
    .select({
      draftId: courseDraftWriters.draftId,
      userId: courseDraftWriters.userId,
      name: nameOf(courseDraftWriters.userId),
    })
    .from(courseDraftWriters)
    .innerJoin(courseDrafts, eq(courseDrafts.id, courseDraftWriters.draftId))
    .where(eq(courseDrafts.courseId, courseId));
  return drafts.map((draft) => ({
    ...draft,
    writers: writers.filter(({ draftId }) => draftId === draft.id),
  }));
}

/** Until the transaction ends nobody else writes in it or decides on it. */
export async function lockDraft(db: Queryable, courseId: string, draftId: string): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(courseDrafts)
    .where(and(eq(courseDrafts.id, draftId), eq(courseDrafts.courseId, courseId)))
    .for('update');
  return row ?? null;
}

export async function findDraft(db: Queryable, courseId: string, draftId: string): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(courseDrafts)
    .where(and(eq(courseDrafts.id, draftId), eq(courseDrafts.courseId, courseId)));
  return row ?? null;
}

export async function addDraft(db: Queryable, draft: typeof courseDrafts.$inferInsert): Promise<string> {
  const [row] = await db.insert(courseDrafts).values(draft).returning({ id: courseDrafts.id });
  if (!row) throw new Error('A draft was not stored.');
  return row.id;
}

export async function changeDraft(
  db: Queryable,
  draftId: string,
  change: { readonly state?: DraftState; readonly note?: string | null; readonly now: Date },
): Promise<void> {
  const { now, ...set } = change;
  await db
    .update(courseDrafts)
    .set({ ...set, version: sql`${courseDrafts.version} + 1`, changedAt: now })
    .where(eq(courseDrafts.id, draftId));
}

export async function removeDraft(db: Queryable, draftId: string): Promise<void> {
  await db.delete(courseDrafts).where(eq(courseDrafts.id, draftId));
}

export async function writersOf(db: Queryable, draftId: string): Promise<Set<string>> {
  const rows = await db
    .select({ userId: courseDraftWriters.userId })
    .from(courseDraftWriters)
    .where(eq(courseDraftWriters.draftId, draftId));
  return new Set(rows.map(({ userId }) => userId));
}

export async function addWriter(db: Queryable, draftId: string, userId: string): Promise<void> {
  await db.insert(courseDraftWriters).values({ draftId, userId }).onConflictDoNothing();
}

/** Of all drafts of a course, or of one. */
export async function draftFiles(
  db: Queryable,
  courseId: string,
  draftId?: string | null,
): Promise<DraftFileRow[]> {
  return db
    .select()
    .from(courseDraftFiles)
    .where(
      and(
        eq(courseDraftFiles.courseId, courseId),
        draftId == null ? undefined : eq(courseDraftFiles.draftId, draftId),
      ),
    )
    .orderBy(asc(courseDraftFiles.path));
}

export async function countDraftFiles(db: Queryable, draftId: string): Promise<number> {
  const [counted] = await db
    .select({ files: count() })
    .from(courseDraftFiles)
    .where(eq(courseDraftFiles.draftId, draftId));
  return counted?.files ?? 0;
}

/** A file is in one draft at a time. */
export async function findDraftFile(db: Queryable, courseId: string, path: string) {
  const [row] = await db
    .select({
      draftId: courseDraftFiles.draftId,
      text: courseDraftFiles.text,
      version: courseDraftFiles.version,
      baseVersion: courseDraftFiles.baseVersion,
      changedAt: courseDraftFiles.changedAt,
      changedBy: nameOf(courseDraftFiles.changedBy),
      title: courseDrafts.title,
    })
    .from(courseDraftFiles)
    .innerJoin(courseDrafts, eq(courseDrafts.id, courseDraftFiles.draftId))
    .where(and(eq(courseDraftFiles.courseId, courseId), eq(courseDraftFiles.path, path)));
  return row ?? null;
}

/** False when another draft has taken the file in the meantime. */
export async function putDraftFile(
  db: Queryable,
  file: typeof courseDraftFiles.$inferInsert,
): Promise<boolean> {
  const { text, baseVersion, version, changedBy, changedAt } = file;
  const rows = await db
    .insert(courseDraftFiles)
    .values(file)
    .onConflictDoUpdate({
      target: [courseDraftFiles.courseId, courseDraftFiles.path],
      set: { text, baseVersion, version, changedBy, changedAt },
      setWhere: eq(courseDraftFiles.draftId, file.draftId),
    })
    .returning({ path: courseDraftFiles.path });
  return rows.length > 0;
}

export async function removeDraftFile(db: Queryable, courseId: string, path: string): Promise<void> {
  await db
    .delete(courseDraftFiles)
    .where(and(eq(courseDraftFiles.courseId, courseId), eq(courseDraftFiles.path, path)));
}
