import type { Courseware } from '@academy/courseware';
import type { Queryable } from '../../../../database/connect.ts';
import { replaceKinds } from '../../../../http/documents/store-documents.ts';
import type { Services } from '../../../../services.ts';
import { type EntryRow, importEntries, lockEntries } from '../../content-entries/index.ts';
import { upsertCourseFiles } from '../../course-files/index.ts';
import { replacePassages } from '../../passages/index.ts';
import { replaceDocuments } from '../../search/index.ts';
import { readContentState } from '../catalogue.store.ts';
import { writeInstructor } from '../course-projection.store.ts';
import { projectCourse } from '../project-course.ts';
import { courseEntry } from './course-entry.ts';
import { coursewareDocuments } from './documents.ts';
import { fingerprintOf } from './fingerprint.ts';
import { allowLongReading, lockCourseware, recordContentVersion, writeCourseware } from './import.store.ts';
import { COURSE_DOCUMENT_KINDS, courseDocuments } from './lesson-documents.ts';
import { coursewarePassages } from './passages.ts';
import { coursewareRows } from './rows.ts';
import { withStudioWork } from './studio-files.ts';

const MOST_FAULTS_SHOWN = 20;

export class CoursewareError extends Error {}

export interface ContentVersion {
  /** In milliseconds. */
  readonly version: number;
  /** Newer content is replaced too: no other server has imported it. */
  readonly mayGoBack: boolean;
}

export const ANY_VERSION: ContentVersion = { version: 0, mayGoBack: true };

/** Whether a server with these files may serve: they are imported, or a newer release's are. */
export async function isImported(db: Queryable, contentFolder: string, of: ContentVersion): Promise<boolean> {
  const state = await readContentState(db);
  if (state === null) return false;
  // Versions order different content only: the same files can have several, by how they came to a machine.
  return state.contentVersion > of.version || state.fingerprint === (await fingerprintOf(contentFolder));
}

/** Whether a newer release has imported its content. */
export async function hasNewerContent(
  db: Queryable,
  { version, mayGoBack }: ContentVersion,
): Promise<boolean> {
  return !mayGoBack && ((await readContentState(db))?.contentVersion ?? 0) > version;
}

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
 * files cost one comparison of their fingerprint. Content of a newer release stays.
 */
export async function importCourseware(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  contentFolder: string,
  of: ContentVersion = ANY_VERSION,
): Promise<void> {
  const fingerprint = await fingerprintOf(contentFolder);
  if (await hasNewerContent(db, of)) return;
  if ((await readContentState(db))?.fingerprint === fingerprint) return;
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
    if (await hasNewerContent(tx, of)) return;
    if ((await readContentState(tx))?.fingerprint === fingerprint) return;
    const now = clock();
    const { files, courseware } = await withStudioWork(tx, contentFolder, ofFiles, now);
    const rows = coursewareRows(courseware);
    // The entries before their courses, in the studio's lock order: the other order would deadlock.
    for (const type of ['course', 'instructor'] as const) await lockEntries(tx, type);
    await writeCourseware(tx, rows, fingerprint, now);
    await recordContentVersion(tx, of.version);
    await upsertCourseFiles(tx, [...files.values()]);
    await replaceDocuments(tx, ['course', 'lesson'], coursewareDocuments(courseware));
    await replacePassages(tx, coursewarePassages(courseware));
    const titles = await keepStudioWork(tx, courseware, now);
    const titled = rows.courses.map((row) => ({ ...row, title: titles.get(row.id) ?? row.title }));
    await replaceKinds(tx, COURSE_DOCUMENT_KINDS, courseDocuments({ ...rows, courses: titled }), now);
  });
}
