import type { CatalogueCourse, CatalogueLesson } from '../../../catalogue/courses/index.ts';
import type { Tools } from '../tools.ts';

type CourseLine = Awaited<ReturnType<Tools['progress']>>['answer']['courses'][number];

export interface NextStep {
  readonly course: CatalogueCourse;
  readonly percent: number;
  /** Null when every lesson is completed and something is still to be passed. */
  readonly lesson: CatalogueLesson | null;
  readonly graded: { readonly title: string; readonly href: string } | null;
  /** When its unmarked project was submitted: the learner can only wait. */
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

/** The most recent course first, then the one with most progress; completed ones are excluded. */
const byLastTime = (a: CourseLine, b: CourseLine) =>
  (b.lastAt ?? '').localeCompare(a.lastAt ?? '') || b.percent - a.percent;

async function handedInAt({ projectReview }: Tools, { id }: CatalogueCourse): Promise<Date | null> {
  const review = await projectReview(id);
  const isWaiting = review?.state === 'handed-in' || review?.state === 'in-review';
  return isWaiting && review.handedInAt !== null ? new Date(review.handedInAt) : null;
}

/** Where to continue in each course with a place that is not completed, the most recent one first. */
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
    // Assessments come once every lesson is completed, and the last lesson is then not a next one.
    const lesson = graded ? null : (resumed ?? firstLesson(course));
    const isProject = graded !== null && line.nextGradedId === course.project?.id;
    const waitingSince = isProject ? await handedInAt(tools, course) : null;
    steps.push({ course, percent: line.percent, graded, lesson, waitingSince });
  }
  return steps;
}
