import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { isComingSoon } from '@academy/domain/catalogue/courses';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonCard, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { countOf } from './course-words.ts';
import { CourseCard } from './list/course-card.tsx';
import { filterCourses, isFiltering } from './list/course-filter.ts';
import { CourseFilters } from './list/course-filters.tsx';
import { useCourseFilter } from './list/use-course-filter.ts';
import { useOwnCourses } from './use-own-courses.ts';

const SKELETONS = 8;
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4';

/** LIB-12: every course of the academy, searched and filtered in the browser. */
export function CoursesPage() {
  const { data: courses = [], isPending, isError, refetch } = useAnswer('GET /api/courses');
  const { filter, type, choose, clear } = useCourseFilter();
  const shown = filterCourses(courses, filter);
  const isNarrowed = isFiltering(filter);
  const clearButton = <Button onClick={clear}>Clear filters</Button>;

  return (
    <PageSection
      title="All courses"
      description="Learn at your own pace, on your phone. Each card shows what a course costs, in rand and in data."
    >
      <CourseFilters filter={filter} onType={type} onChoose={choose} />
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {!isPending && !isError && countText(shown.length, courses.length, isNarrowed)}
        </p>
        {isNarrowed && shown.length > 0 && clearButton}
      </div>
      {isPending && (
        <SkeletonGroup label="Loading courses" count={SKELETONS} className={grid}>
          <SkeletonCard />
        </SkeletonGroup>
      )}
      {!isPending && shown.length === 0 && (
        <EmptyState
          drawing="search"
          action={
            courses.length > 0
              ? clearButton
              : isError && <Button onClick={() => void refetch()}>Try again</Button>
          }
        >
          {courses.length > 0 ? 'No courses match these filters.' : 'There are no courses to show.'}
        </EmptyState>
      )}
      <CourseGrid courses={shown.filter((course) => !isComingSoon(course))} />
      <ComingSoon courses={shown.filter(isComingSoon)} />
    </PageSection>
  );
}

/** LIB-12: the catalogue lists all courses; planned ones are shown separately and are not for sale. */
function ComingSoon({ courses }: { courses: readonly CourseAnswer[] }) {
  if (courses.length === 0) return null;
  return (
    <PageSection
      title="Coming soon"
      description="You can join these early and begin with the lessons that are open. Nothing is charged while lessons are still coming."
      className="mt-4"
    >
      <CourseGrid courses={courses} />
    </PageSection>
  );
}

function CourseGrid({ courses }: { courses: readonly CourseAnswer[] }) {
  const ownCourses = useOwnCourses();
  if (courses.length === 0) return null;
  return (
    <ul className={grid}>
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} own={ownCourses.get(course.id)} />
      ))}
    </ul>
  );
}

function countText(shown: number, all: number, isNarrowed: boolean): string {
  return isNarrowed ? `${shown} of ${countOf(all, 'course')}` : countOf(all, 'course');
}
