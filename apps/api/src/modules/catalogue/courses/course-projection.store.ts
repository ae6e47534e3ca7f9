import type { CourseGradient, CourseLevel } from '@academy/domain/catalogue/courses';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import type { EntryRow } from '../content-entries/index.ts';
import { courseModules, courses, instructors } from './tables.ts';

// A course created in the studio has no lessons to add up yet.
const HOURS_PER_MODULE = 2;
// After those ordered by the files.
const PLACE_BEHIND = 1000;

/** The columns that the form sets. */
function columnsOf({ fields, archivedAt, deletedAt, removedAt }: EntryRow) {
  const instant = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);
  return {
    title: String(fields.title),
    summary: String(fields.description),
    level: fields.level as CourseLevel,
    price: fields.price as number | null,
    isFeatured: fields.featured === true,
    categoryId: fields.categoryId as number | null,
    startsAt: instant(fields.startDate),
    endsAt: instant(fields.endDate),
    imageUrl: fields.imageUrl as string | null,
    gradient: fields.gradientClass as CourseGradient,
    archivedAt,
    removedAt: deletedAt ?? removedAt,
  };
}

async function countModules(db: Queryable, courseId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(courseModules)
    .where(and(eq(courseModules.courseId, courseId), isNull(courseModules.removedAt)));
  return row?.n ?? 0;
}

/** Writes the course of an entry; what the form does not set stays, or gets a new course's defaults. */
export async function writeCourse(db: Queryable, entry: EntryRow): Promise<void> {
  const form = columnsOf(entry);
  const modules = Number(entry.fields.modules);
  const written = await countModules(db, entry.id);
  const plannedModules = written === modules ? null : modules;
  const made = { promise: form.summary, hours: modules * HOURS_PER_MODULE };
  await db
    .insert(courses)
    .values({
      ...form,
      ...made,
      id: entry.id,
      position: entry.position,
      plannedModules,
      area: 'Foundations',
      cover: 'waves',
      categoryPlace: PLACE_BEHIND + entry.position,
      outcomes: [],
      requirements: [],
      prerequisites: [],
      skills: {},
      careers: {},
      instructorIds: [],
    })
    .onConflictDoUpdate({
      target: courses.id,
      set: {
        ...form,
        // A course with content sets its outcomes and duration itself.
        ...(entry.origin === 'studio' && written === 0 && made),
        plannedModules,
        categoryPlace: sql`case when ${courses.categoryId} is not distinct from excluded.category_id
          then ${courses.categoryPlace} else excluded.category_place end`,
      },
    });
}

/** Until the transaction ends nobody takes a place in it. */
export async function lockCourse(db: Queryable, courseId: string): Promise<void> {
  await db.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('update');
}

/** What the search needs to know of a course. */
export async function courseTexts(db: Queryable, courseId: string) {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  const modules = await db
    .select({ title: courseModules.title, summary: courseModules.summary })
    .from(courseModules)
    .where(and(eq(courseModules.courseId, courseId), isNull(courseModules.removedAt)));
  return course ? { ...course, modules } : null;
}

export async function writeInstructor(db: Queryable, entry: EntryRow): Promise<void> {
  const form = {
    name: String(entry.fields.name),
    avatarUrl: entry.fields.avatarUrl as string | null,
    hiddenAt: entry.deletedAt ?? entry.removedAt ?? entry.archivedAt,
  };
  await db
    .insert(instructors)
    .values({ ...form, id: entry.id, about: '', position: entry.position })
    .onConflictDoUpdate({ target: instructors.id, set: form });
}
