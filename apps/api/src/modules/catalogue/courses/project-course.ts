import type { Queryable } from '../../../database/connect.ts';
import type { EntryRow } from '../content-entries/index.ts';
import { removeDocument, showDocumentsUnder, upsertSearchDocument } from '../search/index.ts';
import { courseTexts, writeCourse } from './course-projection.store.ts';

/** Updates the course and its search document from its entry. */
export async function projectCourse(db: Queryable, entry: EntryRow): Promise<void> {
  await writeCourse(db, entry);
  const course = await courseTexts(db, entry.id);
  const isOffered = course !== null && course.removedAt === null && course.archivedAt === null;
  // Its lessons stay for administrators, who may restore it.
  await showDocumentsUnder(db, `/course/${entry.id}`, isOffered ? null : 'administrator');
  if (!isOffered) {
    await removeDocument(db, 'course', entry.id);
    return;
  }
  const { id, title, summary, promise, outcomes, modules, level, area, skills } = course;
  await upsertSearchDocument(db, {
    kind: 'course',
    id,
    title,
    body: [summary, promise, ...outcomes, ...modules.map((each) => `${each.title}. ${each.summary}`)].join(
      ' ',
    ),
    keywords: [level, area, ...Object.keys(skills).sort()].join(' '),
    href: `/course/${id}`,
    forRole: null,
  });
}
