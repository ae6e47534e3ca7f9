import type { DraftState } from '@academy/domain/authoring/drafts';
import { and, asc, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { deleteRows } from '../../../database/delete-rows.ts';
import { courseDraftFiles, courseDrafts, courseDraftWriters } from './tables.ts';

export type DraftRow = typeof courseDrafts.$inferSelect;
export type DraftFileRow = typeof courseDraftFiles.$inferSelect;

const isOpen = isNull(courseDrafts.discardedAt);
const isOpenFile = isNull(courseDraftFiles.discardedAt);
const isDraft = (courseId: string, draftId: string) =>
  and(eq(courseDrafts.id, draftId), eq(courseDrafts.courseId, courseId));
const nameOf = (id: unknown) =>
  sql<string | null>`(select coalesce(full_name, username) from users where id = ${id})`;

interface WaitingDraft extends Record<string, unknown> {
  readonly draftId: string;
  readonly courseId: string;
  readonly title: string;
  readonly changedAt: string;
  readonly writers: string[];
}

const MOST_REVIEWS = 100;

/** The drafts of these courses that wait for a reviewer other than their writers. */
export async function draftsToReview(
  db: Queryable,
  courseIds: readonly string[],
  reviewerId: string,
): Promise<WaitingDraft[]> {
  const { rows } = await db.execute<WaitingDraft>(sql`
    select d.id as "draftId", d.course_id as "courseId", d.title, d.changed_at as "changedAt",
           array(select coalesce(u.full_name, u.username) from course_draft_writers w join users u on u.id = w.user_id
                  where w.draft_id = d.id order by 1) as writers
      from course_drafts d
     where d.state = 'in-review' and d.discarded_at is null
       and d.course_id in (select jsonb_array_elements_text(${JSON.stringify(courseIds)}::jsonb))
       and not exists (select from course_draft_writers w where w.draft_id = d.id and w.user_id = ${reviewerId})
     order by d.changed_at, d.id limit ${MOST_REVIEWS}`);
  return rows;
}

/** The open drafts of a course with their writers, the oldest first. */
export async function draftsOfCourse(db: Queryable, courseId: string) {
  const drafts = await db
    .select()
    .from(courseDrafts)
    .where(and(eq(courseDrafts.courseId, courseId), isOpen))
    .orderBy(asc(courseDrafts.createdAt), asc(courseDrafts.id));
  const writers = await db
    .select({
      draftId: courseDraftWriters.draftId,
      userId: courseDraftWriters.userId,
      name: nameOf(courseDraftWriters.userId),
    })
    .from(courseDraftWriters)
    .innerJoin(courseDrafts, eq(courseDrafts.id, courseDraftWriters.draftId))
    .where(and(eq(courseDrafts.courseId, courseId), isOpen));
  return drafts.map((draft) => ({
    ...draft,
    writers: writers.filter(({ draftId }) => draftId === draft.id),
  }));
}

/** Locks the draft for writing and decisions until the transaction ends. */
export async function lockDraft(db: Queryable, courseId: string, draftId: string): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(courseDrafts)
    .where(and(isDraft(courseId, draftId), isOpen))
    .for('update');
  return row ?? null;
}

export async function findDraft(db: Queryable, courseId: string, draftId: string): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(courseDrafts)
    .where(and(isDraft(courseId, draftId), isOpen));
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

/** Of a course, the last one first. */
export async function discardedDrafts(db: Queryable, courseId: string) {
  return db
    .select({ id: courseDrafts.id, title: courseDrafts.title, discardedAt: courseDrafts.discardedAt })
    .from(courseDrafts)
    .where(and(eq(courseDrafts.courseId, courseId), isNotNull(courseDrafts.discardedAt)))
    .orderBy(desc(courseDrafts.discardedAt), asc(courseDrafts.id));
}

/** Discards it and frees its files for other drafts; nothing of it is deleted. */
export async function markDraftDiscarded(db: Queryable, draftId: string, now: Date): Promise<void> {
  await db.update(courseDrafts).set({ discardedAt: now }).where(eq(courseDrafts.id, draftId));
  await db.update(courseDraftFiles).set({ discardedAt: now }).where(eq(courseDraftFiles.draftId, draftId));
}

/** Including open ones: restoring an open one changes nothing. */
export async function lockAnyDraft(
  db: Queryable,
  courseId: string,
  draftId: string,
): Promise<DraftRow | null> {
  const [row] = await db.select().from(courseDrafts).where(isDraft(courseId, draftId)).for('update');
  return row ?? null;
}

/** Returns a path that another draft has taken meanwhile; null when it was restored. */
export async function restoreDraftRows(db: Queryable, draftId: string): Promise<string | null> {
  await db.update(courseDrafts).set({ discardedAt: null }).where(eq(courseDrafts.id, draftId));
  // Inserted again, so that a file taken concurrently is a conflict and not an error.
  const files = await db.delete(courseDraftFiles).where(eq(courseDraftFiles.draftId, draftId)).returning();
  if (files.length === 0) return null;
  const back = await db
    .insert(courseDraftFiles)
    .values(files.map((file) => ({ ...file, discardedAt: null })))
    .onConflictDoNothing()
    .returning({ path: courseDraftFiles.path });
  const paths = new Set(back.map(({ path }) => path));
  return files.find(({ path }) => !paths.has(path))?.path ?? null;
}

export function forgetDiscardedDrafts(db: Queryable, before: Date): Promise<number> {
  return deleteRows(db, courseDrafts, lt(courseDrafts.discardedAt, before));
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
        isOpenFile,
        draftId == null ? undefined : eq(courseDraftFiles.draftId, draftId),
      ),
    )
    .orderBy(asc(courseDraftFiles.path));
}

export async function countDraftFiles(db: Queryable, draftId: string): Promise<number> {
  const [counted] = await db
    .select({ files: count() })
    .from(courseDraftFiles)
    .where(and(eq(courseDraftFiles.draftId, draftId), isOpenFile));
  return counted?.files ?? 0;
}

/** A file is in one open draft at a time. */
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
    .where(and(eq(courseDraftFiles.courseId, courseId), eq(courseDraftFiles.path, path), isOpenFile));
  return row ?? null;
}

/** False when another draft has taken the file in the meantime. */
export async function upsertDraftFile(
  db: Queryable,
  file: typeof courseDraftFiles.$inferInsert,
): Promise<boolean> {
  const { text, baseVersion, version, changedBy, changedAt } = file;
  const rows = await db
    .insert(courseDraftFiles)
    .values(file)
    .onConflictDoUpdate({
      target: [courseDraftFiles.courseId, courseDraftFiles.path],
      targetWhere: isOpenFile,
      set: { text, baseVersion, version, changedBy, changedAt },
      setWhere: eq(courseDraftFiles.draftId, file.draftId),
    })
    .returning({ path: courseDraftFiles.path });
  return rows.length > 0;
}

export async function removeDraftFile(db: Queryable, courseId: string, path: string): Promise<void> {
  await db
    .delete(courseDraftFiles)
    .where(and(eq(courseDraftFiles.courseId, courseId), eq(courseDraftFiles.path, path), isOpenFile));
}
