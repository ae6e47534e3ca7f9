import type { LessonAnswer } from '@academy/contract/learning/lessons';
import { refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Services } from '../../../services.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';
import type { FirstOpenings, OwnAnswers } from '../learning-log/index.ts';
import { mayRead } from './lesson-access.ts';
import { readLessonPage } from './lesson-page.store.ts';

export type LessonContext = Pick<Services, 'clock' | 'watchCachedAnswers'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly openings: Pick<FirstOpenings, 'note'>;
};

type LessonAnswers = OwnAnswers<LessonAnswer>;

interface Reading {
  readonly db: Queryable;
  readonly actor: Actor;
  readonly grantDocuments: (courseIds: Iterable<string>) => Promise<void>;
}

const NOT_OPENED: LessonAnswer['state'] = {
  isCompleted: false,
  isRead: false,
  place: 0,
  answeredChecks: [],
  exerciseTries: 0,
  isExercisePassed: false,
  studiedSeconds: 0,
};

/**
 * The personal part of a lesson; the public part is in documents, which the response names and grants access to. It is
 * made from the reader's record and texts, both of which raise the version by which it is cached.
 */
export async function readLesson(
  context: LessonContext,
  answers: LessonAnswers,
  { db, actor, grantDocuments }: Reading,
  lessonId: string,
) {
  const catalogue = await context.catalogue.read();
  const lesson = catalogue.lessonOf(lessonId);
  const course = lesson && catalogue.courseOf(lesson.courseId);
  if (!lesson || !course) return refuse('unknown-lesson');
  const [{ document }, { outline }] = [lesson, course];
  if (document === null || outline === null) return refuse('lesson-in-writing');
  const reader = { actor, catalogue, now: context.clock() };
  // Access also depends on the role, which has no version.
  const own = await answers.of(`${lesson.id} ${actor.user.role}`, reader, async () => {
    const { places, state, done, writings } = await readLessonPage(db, actor.userId, lesson);
    const isEnrolled = places.includes(course.id);
    const isCourseOpen = mayRead(actor, { isPreview: false }, isEnrolled);
    const part = { done, state: state ?? NOT_OPENED, writings };
    return {
      answer: { id: lesson.id, courseId: course.id, document, outline, isEnrolled, isCourseOpen, ...part },
      places: new Set(places),
      holdsUntil: null,
    };
  });
  await grantDocuments(own.places);
  const isEnrolled = own.places.includes(course.id);
  if (!mayRead(actor, lesson, isEnrolled)) return refuse('not-enrolled');
  if (isEnrolled && !lesson.isPreview) await context.openings.note(actor, course.id);
  return own.outcome;
}
