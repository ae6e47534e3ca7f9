import { getTableColumns, ne, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../database/connect.ts';
import {
  assessments,
  courseModules,
  courses,
  coursewareState,
  instructors,
  lessons,
  pilotCourses,
  projects,
} from '../tables.ts';
import type { CoursewareRows } from './rows.ts';

// An arbitrary lock number that nothing else uses: processes that start together import one after the other.
export const IMPORT_LOCK = 7_301_006;
const ROWS_PER_STATEMENT = 200;

/** Upserts rows by their id; columns that the rows do not name stay. */
async function upsertRows<Table extends PgTable & { readonly id: unknown }>(
  db: Queryable,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  const columns = getTableColumns(table);
  const { id, ...changing } = columns;
  const named = Object.keys(rows[0] ?? {}).filter((name) => name in changing);
  const set = Object.fromEntries(named.map((name) => [name, sql.raw(`excluded."${columns[name]?.name}"`)]));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await db
      .insert(table)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      // biome-ignore lint/suspicious/noExplicitAny: the columns are the table's own, which Drizzle cannot infer here.
      .onConflictDoUpdate({ target: id as any, set: set as any });
}

/** Serialises imports and publications until the transaction ends. */
export async function lockCourseware(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

/** A whole course is read and rendered within the transaction, which takes more than ten seconds on a busy machine. */
export async function allowLongReading(db: Queryable): Promise<void> {
  await db.execute(sql`set local idle_in_transaction_session_timeout = '120s'`);
}

/** Missing rows are marked as removed; the day of the removal stays. */
async function markRemoved(db: Queryable, table: PgTable, rows: readonly { id: string }[], scope: Scope) {
  const { now, courseId } = scope;
  const ofCourse = courseId === undefined ? sql`true` : sql`course_id = ${courseId}`;
  const importedIds = JSON.stringify(rows.map(({ id }) => id));
  await db.execute(sql`
    update ${table} set removed_at = ${now.toISOString()}::timestamptz
     where removed_at is null and ${ofCourse} and id not in (select jsonb_array_elements_text(${importedIds}::jsonb))`);
}

/** Content of this version is imported, whether or not it differs from what was there. */
export async function recordContentVersion(db: Queryable, version: number): Promise<void> {
  await db
    .update(coursewareState)
    .set({ contentVersion: version })
    .where(ne(coursewareState.contentVersion, version));
}

interface Scope {
  readonly now: Date;
  /** Without it, all courses. */
  readonly courseId?: string;
}

async function writeCourses(db: Queryable, rows: CoursewareRows, scope: Scope): Promise<void> {
  await upsertRows(db, courses, rows.courses);
  await upsertRows(db, courseModules, rows.modules);
  await upsertRows(db, lessons, rows.lessons);
  await upsertRows(db, assessments, rows.assessments);
  await upsertRows(db, projects, rows.projects);
  await markRemoved(db, courseModules, rows.modules, scope);
  await markRemoved(db, lessons, rows.lessons, scope);
  await markRemoved(db, assessments, rows.assessments, scope);
  await markRemoved(db, projects, rows.projects, scope);
}

/** Updates one course from its rows; all others stay as they are. */
export async function writeOneCourse(
  db: Queryable,
  courseId: string,
  rows: CoursewareRows,
  now: Date,
): Promise<void> {
  await writeCourses(db, rows, { now, courseId });
}

/** Updates the catalogue from the files. */
export async function writeCourseware(
  db: Queryable,
  rows: CoursewareRows,
  fingerprint: string,
  now: Date,
): Promise<void> {
  await upsertRows(db, instructors, rows.instructors);
  await writeCourses(db, rows, { now });
  await upsertRows(db, pilotCourses, rows.pilotCourses);
  await markRemoved(db, courses, rows.courses, { now });
  await db
    .insert(coursewareState)
    .values({ fingerprint, importedAt: now })
    .onConflictDoUpdate({ target: coursewareState.isOnly, set: { fingerprint, importedAt: now } });
}
