import { getTableColumns, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/connect.ts';
import {
  assessments,
  courseModules,
  courses,
  coursewareState,
  instructors,
  lessons,
  pilotCourses,
  projects,
} from '../../database/tables/catalogue.ts';
import { readFingerprint } from './catalogue.store.ts';
import type { CoursewareRows } from './courseware-rows.ts';

// Any number that nothing else locks: two processes that start together import one after the other.
const IMPORT_LOCK = 7_301_006;
const ROWS_PER_STATEMENT = 200;

/** Inserts rows by their id or brings those that exist up to date; columns that the rows do not name stay. */
async function putRows<Table extends PgTable & { readonly id: unknown }>(
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

/** What is no longer in the files is marked as removed; the day it disappeared stays. */
async function markRemoved(db: Queryable, table: PgTable, rows: readonly { id: string }[], now: Date) {
  const kept = JSON.stringify(rows.map(({ id }) => id));
  await db.execute(sql`
    update ${table} set removed_at = ${now.toISOString()}::timestamptz
     where removed_at is null and id not in (select jsonb_array_elements_text(${kept}::jsonb))`);
}

/** Brings the catalogue to the state of the files; false when another process has just done it. */
export async function writeCourseware(
  db: Queryable,
  rows: CoursewareRows,
  fingerprint: string,
  now: Date,
): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  if ((await readFingerprint(db)) === fingerprint) return false;
  await putRows(db, instructors, rows.instructors);
  await putRows(db, courses, rows.courses);
  await putRows(db, courseModules, rows.modules);
  await putRows(db, lessons, rows.lessons);
  await putRows(db, assessments, rows.assessments);
  await putRows(db, projects, rows.projects);
  await putRows(db, pilotCourses, rows.pilotCourses);
  await markRemoved(db, courses, rows.courses, now);
  await markRemoved(db, courseModules, rows.modules, now);
  await markRemoved(db, lessons, rows.lessons, now);
  await markRemoved(db, assessments, rows.assessments, now);
  await markRemoved(db, projects, rows.projects, now);
  await db
    .insert(coursewareState)
    .values({ fingerprint, importedAt: now })
    .onConflictDoUpdate({ target: coursewareState.isOnly, set: { fingerprint, importedAt: now } });
  return true;
}
