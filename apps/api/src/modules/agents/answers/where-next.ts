import type { CatalogueCourse, CatalogueLesson } from '../../catalogue/index.ts';
import type { Tools } from '../tools.ts';

type CourseLine = Awaited<ReturnType<Tools['progress']>>['answer']['courses'][number];

export interface NextStep {
  readonly course: CatalogueCourse;
  readonly percent: number;
  /** Null when every lesson is completed and something is to be passed. */
  readonly lesson: CatalogueLesson | null;
  readonly graded: { readonly title: string; readonly href: string } | null;
}

export const lessonHref = ({ courseId, id }: Pick<CatalogueLesson, 'courseId' | 'id'>) =>
  `/course/${courseId}/lesson/${id}`;

function gradedPart(course: CatalogueCourse, gradedId: string): NextStep['graded'] {
  if (course.project?.id === gradedId)
    return { title: course.project.title, href: `/course/${course.id}/project` };
  const found = [...course.modules.map(({ assessment }) => assessment), course.final].find(
    (each) => each?.id === gradedId,
  );
  return found ? { title: found.title, href: `/course/${course.id}/assessment/${found.id}` } : null;
}

function firstLesson(course: CatalogueCourse): CatalogueLesson | null {
  return course.modules.flatMap(({ lessons }) => lessons).find(({ isWritten }) => isWritten) ?? null;
}

/** The course that was learned in last comes first, then the furthest one; completed ones are not to be continued. */
const byLastTime = (a: CourseLine, b: CourseLine) =>
  (b.lastAt ?? '').localeCompare(a.lastAt ?? '') || b.percent - a.percent;

/** Where to go on in each course with a place that is not completed, the most recent one first. */
export async function nextSteps({ catalogue, progress }: Tools): Promise<NextStep[]> {
  const { courses } = (await progress()).answer;
  return courses
    .filter(({ isEnrolled, completedAt }) => isEnrolled && completedAt === null)
    .toSorted(byLastTime)
    .flatMap((line) => {
      const course = catalogue.courseOf(line.courseId);
      if (!course) return [];
      const graded = line.nextGradedId === null ? null : gradedPart(course, line.nextGradedId);
      const lesson = line.resumeLessonId === null ? null : (catalogue.lessonOf(line.resumeLessonId) ?? null);
      return [
        { course, percent: line.percent, graded, lesson: lesson ?? (graded ? null : firstLesson(course)) },
      ];
    });
}
