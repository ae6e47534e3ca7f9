import type { CourseDetailAnswer } from '@academy/contract/catalogue';
import { ArrowLeft, CloudOff } from 'lucide-react';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MessageCard } from '../../ui/feedback/message-card.tsx';
import { isUnknownCourse } from './catalogue-messages.ts';
import { CourseFacts } from './course/course-facts.tsx';
import { CourseHero } from './course/course-hero.tsx';
import { CourseSide } from './course/course-side.tsx';
import { CourseSkeleton } from './course/course-skeleton.tsx';
import { OutcomeList } from './course/outcome-list.tsx';
import { Syllabus } from './course/syllabus.tsx';
import { useCourse, useCourseState } from './course/use-course.ts';

/** LIB-13: one course, what it asks and gives, and where the learner stands in it. */
export function CoursePage() {
  const { data: course, error, isPending, refetch } = useCourse();
  usePageTitle(course?.title);
  if (course) return <Course key={course.id} course={course} />;
  if (isPending) return <CourseSkeleton />;
  if (isUnknownCourse(error))
    return (
      <MessageCard
        mark="lost"
        title="Course not found"
        headingLevel={2}
        action={<Button href="/courses">See all courses</Button>}
      >
        {error.sentence}
      </MessageCard>
    );
  return (
    <MessageCard
      mark={CloudOff}
      title="We could not load this course"
      headingLevel={2}
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {error.sentence}
    </MessageCard>
  );
}

function Course({ course }: { course: CourseDetailAnswer }) {
  const { data: state, isError, refetch } = useCourseState(course.id);
  return (
    <div className="grid gap-4">
      <Button variant="quiet" icon={ArrowLeft} href="/courses" className="-ml-3 justify-self-start">
        All courses
      </Button>
      <CourseHero course={course} state={state} onRetry={isError ? () => void refetch() : undefined} />
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
