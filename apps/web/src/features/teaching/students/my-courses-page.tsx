import { useAnswer } from '../../../lib/answers/answers.ts';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { CourseTable } from './course-table.tsx';
import { DraftsToReview } from './drafts-to-review.tsx';
import { InstructorAccounts } from './instructor-accounts.tsx';
import { NotTeaching } from './not-teaching.tsx';
import { ProjectsToReview } from './projects-to-review.tsx';
import { TaughtSessions } from './sessions/taught-sessions.tsx';

const SKELETONS = 4;

/** TRAIN-48: the courses that a trainer teaches, and their upcoming sessions. */
export function MyCoursesPage() {
  const { data: user } = useCurrentUser();
  const isTeacher = user?.role === 'trainer' || user?.role === 'administrator';
  const {
    data: courses = [],
    isPending,
    isError,
    refetch,
  } = useAnswer('GET /api/my-courses', {}, { refetchOnMount: 'always' });
  const learners = courses.reduce((sum, course) => sum + course.learners, 0);

  return (
    <div className="grid grid-cols-1 gap-stack">
      <PageSection
        title="My courses"
        {...(courses.length > 0 && { description: describe(courses.length, learners) })}
      >
        {isPending && (
          <SkeletonGroup label="Loading your courses" count={SKELETONS} className="grid gap-3">
            <SkeletonRow />
          </SkeletonGroup>
        )}
        {!isPending && courses.length === 0 && (
          <NotTeaching isTeacher={isTeacher} onRetry={isError ? () => void refetch() : null}>
            You have no courses yet. An administrator can assign them to you.
          </NotTeaching>
        )}
        {courses.length > 0 && <CourseTable courses={courses} />}
      </PageSection>
      {isTeacher && !isPending && <DraftsToReview />}
      {isTeacher && !isPending && <ProjectsToReview />}
      {isTeacher && !isPending && <TaughtSessions />}
      {user?.role === 'administrator' && <InstructorAccounts />}
    </div>
  );
}

function describe(courses: number, learners: number): string {
  const courseWord = courses === 1 ? 'course' : 'courses';
  return `${courses} ${courseWord}, ${learners} ${learners === 1 ? 'enrolment' : 'enrolments'} in total.`;
}
