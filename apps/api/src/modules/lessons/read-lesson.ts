import type { LessonAnswer } from '@academy/contract/lessons';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import type { Services } from '../../services.ts';
import type { CatalogueCache, CatalogueCourse, CatalogueLesson } from '../catalogue/index.ts';
import { mayRead } from './lesson-access.ts';
import { readLessonPage } from './lesson-page.store.ts';

export type LessonContext = Pick<Services, 'clock'> & { readonly catalogue: Pick<CatalogueCache, 'read'> };

const NOT_OPENED: LessonAnswer['state'] = {
  isCompleted: false,
  isRead: false,
  place: 0,
  answeredChecks: [],
  exerciseTries: 0,
  isExercisePassed: false,
  studiedSeconds: 0,
};

/** The whole course as the reader's list of contents shows it. */
function outlineOf(
  { modules }: CatalogueCourse,
  done: ReadonlySet<string>,
  isOpen: (lesson: CatalogueLesson) => boolean,
): LessonAnswer['outline'] {
  return modules.map(({ id, title, lessons, assessment }) => ({
    id,
    title,
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      minutes: lesson.minutes,
      isWritten: lesson.isWritten,
      isCompleted: done.has(lesson.id),
      isOpen: isOpen(lesson),
    })),
    assessment: assessment && {
      id: assessment.id,
      title: assessment.title,
      isPassed: done.has(assessment.id),
    },
  }));
}

export async function readLesson(context: LessonContext, db: Queryable, actor: Actor, lessonId: string) {
  const catalogue = await context.catalogue.read();
  const lesson = catalogue.lessonOf(lessonId);
  const course = lesson && catalogue.courseOf(lesson.courseId);
  if (!lesson || !course) return refuse('unknown-lesson');
  if (!lesson.isWritten) return refuse('lesson-in-writing');
  const page = await readLessonPage(db, actor.userId, lessonId);
  if (!page) return refuse('unknown-lesson');
  const { body, isEnrolled, state, done, writings } = page;
  if (!mayRead(actor, lesson, isEnrolled)) return refuse('not-enrolled');
  const { objectives, blocks, checks, exercise } = body;
  return accept({
    id: lesson.id,
    courseId: course.id,
    courseTitle: course.title,
    moduleTitle: course.modules.find(({ id }) => id === lesson.moduleId)?.title ?? '',
    title: lesson.title,
    minutes: lesson.minutes ?? 0,
    sizeBytes: lesson.sizeBytes,
    objectives,
    blocks,
    checks,
    exercise,
    isPreview: lesson.isPreview,
    isEnrolled,
    outline: outlineOf(course, new Set(done), (other) => mayRead(actor, other, isEnrolled)),
    state: state ?? NOT_OPENED,
    writings,
  });
}
