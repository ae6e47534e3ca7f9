import type { CatalogueCourse, CatalogueLesson } from '../../../catalogue/courses/index.ts';
import type { Tools } from '../tools.ts';

type CourseLine = Awaited<ReturnType<Tools['progress']>>['answer']['courses'][number];

export interface NextStep {
  readonly course: CatalogueCourse;
  readonly percent: number;
  /** Null when every lesson is completed and something is to be passed. */
  readonly lesson: CatalogueLesson | null;
  readonly graded: { readonly title: string; readonly href: string } | null;
  /** When its project was handed in that nobody has marked yet: there is nothing to do but to wait. */
  readonly waitingSince: Date | null;
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

async function handedInAt({ projectReview }: Tools, { id }: CatalogueCourse): Promise<Date | null> {
  const review = await projectReview(id);
  const isWaiting = review?.state === 'handed-in' || review?.state === 'in-review';
  return isWaiting && review.handedInAt !== null ? new Date(review.handedInAt) : null;
}

/** Where to go on in each course with a place that is not completed, the most recent one first. */
export async function nextSteps(tools: Tools): Promise<NextStep[]> {
  const { catalogue, progress } = tools;
  const { courses } = (await progress()).answer;
  const lines = courses
    .filter(({ isEnrolled, completedAt }) => isEnrolled && completedAt === null)
    .toSorted(byLastTime);
  const steps: NextStep[] = [];
  for (const line of lines) {
    const course = catalogue.courseOf(line.courseId);
    if (!course) continue;
    const graded = line.nextGradedId === null ? null : gradedPart(course, line.nextGradedId);
    const resumed = line.resumeLessonId === null ? null : (catalogue.lessonOf(line.resumeLessonId) ?? null);
    // What is to be passed comes when every lesson is completed, and the last one is then no next one.
    const lesson = graded ? null : (resumed ?? firstLesson(course));
    const isProject = graded !== null && line.nextGradedId === course.project?.id;
    const waitingSince = isProject ? await handedInAt(tools, course) : null;
    steps.push({ course, percent: line.percent, graded, lesson, waitingSince });
  }
  return steps;
}
