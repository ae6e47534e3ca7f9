import type { Courseware } from '@academy/courseware';
import type { Queryable } from '../../../../database/connect.ts';
import { replaceKinds } from '../../../../http/documents/store-documents.ts';
import type { Services } from '../../../../services.ts';
import { type EntryRow, importEntries, lockEntries } from '../../content-entries/index.ts';
import { upsertCourseFiles } from '../../course-files/index.ts';
import { replacePassages } from '../../passages/index.ts';
import { replaceDocuments } from '../../search/index.ts';
import { readFingerprint } from '../catalogue.store.ts';
import { writeInstructor } from '../course-projection.store.ts';
import { projectCourse } from '../project-course.ts';
import { courseEntry } from './course-entry.ts';
import { coursewareDocuments } from './documents.ts';
import { fingerprintOf } from './fingerprint.ts';
import { allowLongReading, lockCourseware, writeCourseware } from './import.store.ts';
import { COURSE_DOCUMENT_KINDS, courseDocuments } from './lesson-documents.ts';
import { coursewarePassages } from './passages.ts';
import { coursewareRows } from './rows.ts';
import { withStudioWork } from './studio-files.ts';

const MOST_FAULTS_SHOWN = 20;

export class CoursewareError extends Error {}

const instructorEntry = ({ id, name }: Courseware['instructors'][number]) => ({
  id,
  fields: { name, avatarUrl: null },
});

/** Whether an entry differs from the rows just written from the files. */
const isOwn = ({ origin, isEdited, archivedAt, deletedAt, removedAt }: EntryRow) =>
  origin === 'studio' || isEdited || [archivedAt, deletedAt, removedAt].some((at) => at !== null);

/** Reapplies the studio's changes over the files; returns the titles that it set. */
async function keepStudioWork(tx: Queryable, { courses, instructors }: Courseware, now: Date) {
  const ofCourses = await importEntries(tx, 'course', courses.map(courseEntry), now);
  for (const entry of ofCourses.entries.filter(isOwn)) await projectCourse(tx, entry);
  const ofInstructors = await importEntries(tx, 'instructor', instructors.map(instructorEntry), now);
  for (const entry of ofInstructors.entries.filter(isOwn)) await writeInstructor(tx, entry);
  return new Map(ofCourses.entries.map(({ id, fields }) => [id, String(fields.title)]));
}

/**
 * Updates catalogue and search from the files. Ids stay, so that progress stays valid when texts change; unchanged
 * files cost one comparison of their fingerprint.
 */
export async function importCourseware(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  contentFolder: string,
): Promise<void> {
  const fingerprint = await fingerprintOf(contentFolder);
  if ((await readFingerprint(db)) === fingerprint) return;
  // Loaded on demand: it imports Markdown, highlighting and a sanitiser.
  const { readCourseware } = await import('@academy/courseware');
  const { courseware: ofFiles, faults } = await readCourseware(contentFolder);
  if (faults.length > 0) {
    const lines = faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
    throw new CoursewareError(
      ['There are mistakes in the courseware:', ...lines.slice(0, MOST_FAULTS_SHOWN)].join('\n'),
    );
  }
  await db.transaction(async (tx) => {
    await lockCourseware(tx);
    await allowLongReading(tx);
    // Another process that started at the same time may have just done it.
    if ((await readFingerprint(tx)) === fingerprint) return;
    const now = clock();
    const { files, courseware } = await withStudioWork(tx, contentFolder, ofFiles, now);
    const rows = coursewareRows(courseware);
    // The entries before their courses, in the studio's lock order: the other order would deadlock.
    for (const type of ['course', 'instructor'] as const) await lockEntries(tx, type);
    await writeCourseware(tx, rows, fingerprint, now);
    await upsertCourseFiles(tx, [...files.values()]);
    await replaceDocuments(tx, ['course', 'lesson'], coursewareDocuments(courseware));
    await replacePassages(tx, coursewarePassages(courseware));
    const titles = await keepStudioWork(tx, courseware, now);
    const titled = rows.courses.map((row) => ({ ...row, title: titles.get(row.id) ?? row.title }));
    await replaceKinds(tx, COURSE_DOCUMENT_KINDS, courseDocuments({ ...rows, courses: titled }), now);
  });
}
