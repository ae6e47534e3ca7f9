import type { OpenPart } from '@academy/domain/learning/study-plans';
import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import type { CatalogueCache, CatalogueCourse } from '../../catalogue/courses/index.ts';
import { enrolledCourses } from '../../enrolment/places/index.ts';
import { readCourseState } from '../learning-log/index.ts';

export type StudyPlansContext = Pick<Services, 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
};

/** The duration of a lesson that names none. */
const LESSON_MINUTES = 20;

type Part = Pick<OpenPart, 'title' | 'href' | 'minutes'> & { readonly id: string };

function stagesOf({ id: courseId, modules, final, project }: CatalogueCourse) {
  const base = `/course/${courseId}`;
  const graded = (part: CatalogueCourse['final']): Part[] =>
    part ? [{ ...part, href: `${base}/assessment/${part.id}` }] : [];
  const stages = modules.map(({ id, title, lessons, assessment }) => ({
    id,
    title,
    parts: [
      ...lessons
        .filter(({ isWritten }) => isWritten)
        .map((lesson) => ({
          ...lesson,
          href: `${base}/lesson/${lesson.id}`,
          minutes: lesson.minutes ?? LESSON_MINUTES,
        })),
      ...graded(assessment),
    ],
  }));
  const last: Part[] = [...(project ? [{ ...project, href: `${base}/project` }] : []), ...graded(final)];
  return [...stages, { id: `${courseId}-end`, title: 'Project and final assessment', parts: last }];
}

async function openIn(
  { clock }: StudyPlansContext,
  db: Queryable,
  userId: string,
  course: CatalogueCourse,
): Promise<OpenPart[]> {
  const { state } = await readCourseState(db, userId, course, clock());
  const done = new Set([
    ...state.lessons.flatMap(({ lessonId, isCompleted }) => (isCompleted ? lessonId : [])),
    ...state.assessments.flatMap(({ assessmentId, isPassed }) => (isPassed ? assessmentId : [])),
    ...(state.isProjectPassed && course.project ? [course.project.id] : []),
  ]);
  return stagesOf(course).flatMap((stage) =>
    stage.parts
      .filter(({ id }) => !done.has(id))
      .map(({ title, href, minutes }) => ({
        title,
        href,
        minutes,
        moduleId: stage.id,
        moduleTitle: stage.title,
        courseTitle: course.title,
      })),
  );
}

/** What is still to be done for the goal, in order; null when the learner has no place. */
export async function openParts(
  context: StudyPlansContext,
  db: Queryable,
  userId: string,
  courseId: string | null,
): Promise<OpenPart[] | null> {
  const { courses } = await context.catalogue.read();
  const places = await enrolledCourses(db, userId);
  const included = courses.filter(({ id }) => places.has(id) && (courseId === null || id === courseId));
  if (included.length === 0) return null;
  const parts: OpenPart[] = [];
  for (const course of included) parts.push(...(await openIn(context, db, userId, course)));
  return parts;
}
