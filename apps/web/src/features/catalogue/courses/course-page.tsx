import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProblemCard } from '../../../ui/feedback/problem-card.tsx';
import { courseProblem } from './catalogue-messages.ts';
import { CourseFacts } from './course/course-facts.tsx';
import { CourseHero } from './course/course-hero.tsx';
import { CourseSide } from './course/course-side.tsx';
import { CourseSkeleton } from './course/course-skeleton.tsx';
import { likelyLessons } from './course/course-steps.ts';
import { OutcomeList } from './course/outcome-list.tsx';
import { Syllabus } from './course/syllabus.tsx';
import { useCourse, useCourseState } from './course/use-course.ts';
import { useLessonAhead } from './course/use-lesson-ahead.ts';
import type { PurchaseDialog } from './prices/purchase.ts';

/** What other areas show on the page of a course; the catalogue cannot import them. */
interface CoursePageParts {
  PaymentDialog: PurchaseDialog;
  CourseCertificate: ComponentType<{ courseId: string }>;
}

/** LIB-13: one course, what it requires and offers, and the learner's progress in it. */
export function CoursePage(parts: CoursePageParts) {
  const { data: course, error, isPending, refetch } = useCourse();
  usePageTitle(course?.title);
  if (course) return <Course key={course.id} course={course} {...parts} />;
  if (isPending) return <CourseSkeleton />;
  return (
    <ProblemCard
      problem={courseProblem(error)}
      onRetry={() => void refetch()}
      onward={<Button href="/courses">See all courses</Button>}
    />
  );
}

function Course({
  course,
  PaymentDialog,
  CourseCertificate,
}: CoursePageParts & { course: CourseDetailAnswer }) {
  const { data: state, isError, refetch } = useCourseState(course.id);
  useLessonAhead(course, likelyLessons(course, state));
  return (
    <div className="grid gap-4">
      <Button variant="quiet" icon={ArrowLeft} href="/courses" className="-ml-3 justify-self-start">
        All courses
      </Button>
      <CourseHero
        course={course}
        state={state}
        onRetry={isError && !state ? () => void refetch() : undefined}
        PaymentDialog={PaymentDialog}
      />
      {state?.completedAt && (
        <Suspense>
          <CourseCertificate courseId={course.id} />
        </Suspense>
      )}
      <CourseFacts course={course} />
      <div className="mt-4 grid gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-8">
          <OutcomeList outcomes={course.outcomes} />
          <Syllabus course={course} state={state} />
        </div>
        <CourseSide course={course} />
      </div>
    </div>
  );
}
