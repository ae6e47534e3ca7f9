import type { Course } from '@academy/courseware';
import type { Queryable } from '../../../../database/connect.ts';
import { replaceKindsOfCourse } from '../../../../http/documents/store-documents.ts';
import { addJob } from '../../../../job-queue/add-job.store.ts';
import { followFile, lockEntry } from '../../content-entries/index.ts';
import { replacePassagesOfCourse } from '../../passages/index.ts';
import { removeLessonsUnder, upsertSearchDocument } from '../../search/index.ts';
import { countRevision } from '../catalogue.store.ts';
import { projectCourse } from '../project-course.ts';
import { courseEntry } from './course-entry.ts';
import { coursewareDocuments } from './documents.ts';
import { writeOneCourse } from './import.store.ts';
import { COURSE_DOCUMENT_KINDS, courseDocuments } from './lesson-documents.ts';
import { coursewarePassages } from './passages.ts';
import { coursewareRows } from './rows.ts';

/**
 * Updates one course to what was published, by the same path as an import: rows by their ids, so that progress stays
 * valid, then the search, the passages that can be quoted, the entry of the studio and the documents.
 */
export async function publishCourse(tx: Queryable, course: Course, now: Date): Promise<void> {
  const taught = { courses: [course], instructors: [], pilotCourses: [] };
  const rows = coursewareRows(taught);
  // The entry before the course, in the studio's lock order: the other order would deadlock.
  await lockEntry(tx, 'course', course.id);
  await writeOneCourse(tx, course.id, rows, now);
  await removeLessonsUnder(tx, `/course/${course.id}`);
  for (const document of coursewareDocuments(taught)) await upsertSearchDocument(tx, document);
  await replacePassagesOfCourse(tx, course.id, coursewarePassages(taught));
  const entry = await followFile(tx, 'course', courseEntry(course), now);
  await projectCourse(tx, entry);
  const titled = rows.courses.map((row) => ({ ...row, title: String(entry.fields.title) }));
  const documents = courseDocuments({ ...rows, courses: titled });
  await replaceKindsOfCourse(tx, COURSE_DOCUMENT_KINDS, course.id, documents, now);
  await countRevision(tx);
  await addJob(tx, 'make-vectors', {});
}
