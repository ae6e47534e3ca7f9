import type { LearnerRecord } from '@academy/domain/learning';
import type { Streak } from '@academy/domain/streaks';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/connect.ts';
import {
  courseProgress,
  learningDays,
  lessonProgress,
  skillLevels,
  streaks,
} from '../../database/tables/learning.ts';

/** The entries that an update of the record has replaced or added. */
function changed<Value>(before: ReadonlyMap<string, Value>, after: ReadonlyMap<string, Value>) {
  return [...after].filter(([key, value]) => before.get(key) !== value);
}

/** Writes rows over those that are there, in one statement; without rows it does nothing. */
async function upsert<Table extends PgTable>(
  db: Queryable,
  table: Table,
  key: [PgColumn, ...PgColumn[]],
  rows: Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const others = Object.entries(getTableColumns(table)).filter(([, column]) => !key.includes(column));
  const set = Object.fromEntries(
    others.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
  // The type of `set` is computed from the table's, which is not known here.
  await db
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({ target: key, set: set as never });
}

export async function saveRecord(
  db: Queryable,
  userId: string,
  before: LearnerRecord,
  after: LearnerRecord,
): Promise<void> {
  await upsert(
    db,
    lessonProgress,
    [lessonProgress.userId, lessonProgress.lessonId],
    changed(before.lessons, after.lessons).map(([lessonId, progress]) => ({
      userId,
      lessonId,
      ...progress,
      answeredChecks: [...progress.answeredChecks],
    })),
  );
  await upsert(
    db,
    courseProgress,
    [courseProgress.userId, courseProgress.courseId],
    changed(before.courses, after.courses).map(([courseId, progress]) => ({
      userId,
      courseId,
      ...progress,
      done: [...progress.done],
    })),
  );
  await upsert(
    db,
    learningDays,
    [learningDays.userId, learningDays.day],
    changed(before.days, after.days).map(([day, learned]) => ({ userId, day, ...learned })),
  );
  await upsert(
    db,
    skillLevels,
    [skillLevels.userId, skillLevels.skill],
    changed(before.skills, after.skills).map(([skill, points]) => ({ userId, skill, ...points })),
  );
}

export async function saveStreak(db: Queryable, userId: string, streak: Streak): Promise<void> {
  await upsert(db, streaks, [streaks.userId], [{ userId, ...streak }]);
}

/** Forgets everything that can be derived again from the log. */
export async function clearProgress(db: Queryable, userId: string): Promise<void> {
  for (const table of [lessonProgress, courseProgress, learningDays, streaks, skillLevels])
    await db.delete(table).where(eq(table.userId, userId));
}
