import { asc, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { currentDocuments } from '../../../http/documents/documents.store.ts';
import { offeredEntries } from '../content-entries/index.ts';
import { COURSE_DOCUMENT_KINDS } from './courseware/lesson-documents.ts';
import {
  assessments,
  courseModules,
  courses,
  coursewareState,
  instructors,
  lessons,
  projects,
} from './tables.ts';

/** Changes with every import and with every change of the studio. */
export async function readVersion(db: Queryable): Promise<string | null> {
  const [state] = await db
    .select({ fingerprint: coursewareState.fingerprint, revision: coursewareState.revision })
    .from(coursewareState);
  return state ? `${state.fingerprint} ${state.revision}` : null;
}

/** Notifies every process that caches the catalogue of a change. */
export async function countRevision(db: Queryable): Promise<void> {
  await db.update(coursewareState).set({ revision: sql`${coursewareState.revision} + 1` });
}

/** Null before the first import. */
export async function readContentState(db: Queryable) {
  const { fingerprint, contentVersion } = coursewareState;
  const [state] = await db.select({ fingerprint, contentVersion }).from(coursewareState);
  return state ?? null;
}

/** The parts of a lesson's text that the catalogue needs, extracted once because each access decompresses the whole text. */
const lessonParts = sql`lateral jsonb_to_record(${lessons.body}) as parts (blocks jsonb, skills jsonb, exercise jsonb)`;

/** All rows that are not removed, without the texts of lessons and the banks of assessments. */
export async function readCatalogueRows(db: Queryable) {
  // One after the other: they may share the connection of a transaction.
  const courseRows = await db
    .select()
    .from(courses)
    .where(isNull(courses.removedAt))
    .orderBy(asc(courses.position));
  const moduleRows = await db
    .select()
    .from(courseModules)
    .where(isNull(courseModules.removedAt))
    .orderBy(asc(courseModules.position));
  const lessonRows = await db
    .select({
      id: lessons.id,
      courseId: lessons.courseId,
      moduleId: lessons.moduleId,
      title: lessons.title,
      idea: lessons.idea,
      minutes: lessons.minutes,
      isWritten: lessons.isWritten,
      isPreview: lessons.isPreview,
      checkIds: lessons.checkIds,
      cardIds: sql<
        string[]
      >`jsonb_path_query_array(coalesce(parts.blocks, '[]'), '$[*] ? (@.kind == "card").id')`,
      skills: sql<string[]>`coalesce(parts.skills, '[]')`,
      hasExercise: lessons.hasExercise,
      usesSql: sql<boolean>`coalesce(parts.exercise ->> 'language' = 'sql', false)`,
      sizeBytes: lessons.sizeBytes,
    })
    .from(lessons)
    .leftJoin(lessonParts, sql`true`)
    .where(isNull(lessons.removedAt))
    .orderBy(asc(lessons.position));
  const assessmentRows = await db
    .select({
      id: assessments.id,
      courseId: assessments.courseId,
      moduleId: assessments.moduleId,
      title: assessments.title,
      minutes: assessments.minutes,
      pick: assessments.pick,
    })
    .from(assessments)
    .where(isNull(assessments.removedAt));
  const projectRows = await db
    .select({
      id: projects.id,
      courseId: projects.courseId,
      title: projects.title,
      minutes: projects.minutes,
    })
    .from(projects)
    .where(isNull(projects.removedAt));
  const instructorRows = await db
    .select()
    .from(instructors)
    .where(isNull(instructors.hiddenAt))
    .orderBy(asc(instructors.position));
  return {
    courseRows,
    moduleRows,
    lessonRows,
    assessmentRows,
    projectRows,
    instructorRows,
    documentRows: await currentDocuments(db, COURSE_DOCUMENT_KINDS),
    entryRows: await offeredEntries(db, [
      'collection',
      'curriculum',
      'learning-path',
      'career',
      'help',
      'track',
    ]),
  };
}
export type CatalogueRows = Awaited<ReturnType<typeof readCatalogueRows>>;
