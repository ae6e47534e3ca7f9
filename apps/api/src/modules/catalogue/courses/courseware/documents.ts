import type { Course, Courseware, Lesson } from '@academy/courseware';
import type { SearchDocument } from '../../search/index.ts';

function courseDocument(course: Course): SearchDocument {
  const modules = course.modules.map(({ title, summary }) => `${title}. ${summary}`);
  return {
    kind: 'course',
    id: course.id,
    title: course.title,
    body: [course.summary, course.promise, ...course.outcomes, ...modules].join(' '),
    keywords: [course.level, course.area, ...Object.keys(course.skills).sort()].join(' '),
    href: `/course/${course.id}`,
    forRole: null,
  };
}

function lessonDocument(course: Course, lesson: Lesson): SearchDocument {
  const isWritten = lesson.kind === 'written';
  return {
    kind: 'lesson',
    id: lesson.id,
    title: lesson.title,
    body: isWritten ? lesson.plainText : `${lesson.idea} Coming soon, part of ${course.title}.`,
    keywords: isWritten ? lesson.questions.join(' ') : '',
    // A lesson still to come has no page yet; the course says what it will be about.
    href: isWritten ? `/course/${course.id}/lesson/${lesson.id}` : `/course/${course.id}`,
    forRole: null,
  };
}

export function coursewareDocuments({ courses }: Pick<Courseware, 'courses'>): SearchDocument[] {
  return courses.flatMap((course) => [
    courseDocument(course),
    ...course.modules.flatMap(({ lessons }) => lessons.map((lesson) => lessonDocument(course, lesson))),
  ]);
}
