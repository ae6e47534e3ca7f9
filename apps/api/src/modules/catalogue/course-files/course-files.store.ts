import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { courseFiles, courseFileVersions, coursePublications } from './tables.ts';

export type CourseFileRow = typeof courseFiles.$inferSelect;

const ROWS_PER_STATEMENT = 100;
const isFile = (courseId: string, path: string) =>
  and(eq(courseFiles.courseId, courseId), eq(courseFiles.path, path));

export async function everyCourseFile(db: Queryable): Promise<CourseFileRow[]> {
  return db.select().from(courseFiles);
}

/** Including deleted ones. */
export async function filesOfCourse(db: Queryable, courseId: string): Promise<CourseFileRow[]> {
  return db
    .select()
    .from(courseFiles)
    .where(eq(courseFiles.courseId, courseId))
    .orderBy(asc(courseFiles.path));
}

/** Increases with every published or imported text of any course: the same number means the same texts. */
export async function publishedSoFar(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${courseFiles.version}), 0)::int` })
    .from(courseFiles);
  return row?.count ?? 0;
}

export async function findCourseFile(
  db: Queryable,
  courseId: string,
  path: string,
): Promise<CourseFileRow | null> {
  const [row] = await db.select().from(courseFiles).where(isFile(courseId, path));
  return row ?? null;
}

/** Serialises publications until the transaction ends. */
export async function lockCourseFile(
  db: Queryable,
  courseId: string,
  path: string,
): Promise<CourseFileRow | null> {
  const [row] = await db.select().from(courseFiles).where(isFile(courseId, path)).for('update');
  return row ?? null;
}

export async function upsertCourseFiles(db: Queryable, rows: readonly CourseFileRow[]): Promise<void> {
  const { version, text, fileText, settledText, isEdited, changedAt } = courseFiles;
  const names = Object.entries({ version, text, fileText, settledText, isEdited, changedAt });
  const set = Object.fromEntries(names.map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await db
      .insert(courseFiles)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflictDoUpdate({ target: [courseFiles.courseId, courseFiles.path], set });
}

export async function addPublication(
  db: Queryable,
  publication: typeof coursePublications.$inferInsert,
): Promise<string> {
  const [row] = await db
    .insert(coursePublications)
    .values(publication)
    .returning({ id: coursePublications.id });
  if (!row) throw new Error('A publication was not stored.');
  return row.id;
}

/** An existing version stays as it is. */
export async function addVersions(
  db: Queryable,
  versions: readonly (typeof courseFileVersions.$inferInsert)[],
): Promise<void> {
  if (versions.length > 0)
    await db
      .insert(courseFileVersions)
      .values([...versions])
      .onConflictDoNothing();
}

/** The versions of a file, the newest first, with their authors and reviewers. */
export async function versionsOfFile(db: Queryable, courseId: string, path: string) {
  const namesOf = sql<string[]>`array(select coalesce(full_name, username) from users
    where id = any (${coursePublications.writtenBy}) order by 1)`;
  return db
    .select({
      version: courseFileVersions.version,
      title: coursePublications.title,
      publishedAt: coursePublications.publishedAt,
      writers: namesOf,
      reviewer: sql<string | null>`(select coalesce(full_name, username) from users
        where id = ${coursePublications.publishedBy})`,
    })
    .from(courseFileVersions)
    .leftJoin(coursePublications, eq(coursePublications.id, courseFileVersions.publicationId))
    .where(and(eq(courseFileVersions.courseId, courseId), eq(courseFileVersions.path, path)))
    .orderBy(desc(courseFileVersions.version));
}

export async function findVersion(db: Queryable, courseId: string, path: string, version: number) {
  const [row] = await db
    .select({ text: courseFileVersions.text })
    .from(courseFileVersions)
    .where(
      and(
        eq(courseFileVersions.courseId, courseId),
        eq(courseFileVersions.path, path),
        eq(courseFileVersions.version, version),
      ),
    );
  return row ?? null;
}
