import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { MoreLink } from '../../../../ui/actions/more-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SkeletonCard, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { CARD_ROW, CARD_ROW_ITEM } from '../../../../ui/layout/card-row.ts';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { useOwnCourses } from '../../../catalogue/courses/index.ts';
import { FeaturedCard } from './featured-card.tsx';
import { useFeaturedInstructors } from './use-featured-instructors.ts';

const columns = {
  three: `${CARD_ROW} sm:grid-cols-2 xl:grid-cols-3`,
  two: `${CARD_ROW} sm:grid-cols-2`,
} as const;
// Four in rows of three would leave one alone.
const gridOf = (count: number) => (count % 3 === 1 || count === 2 ? columns.two : columns.three);

export function FeaturedCourses({ isWanted }: { isWanted: boolean }) {
  const {
    data: courses = [],
    isPending,
    isSuccess,
    isError,
    refetch,
  } = useAnswer('GET /api/courses/featured', {}, { enabled: isWanted });
  const instructors = useFeaturedInstructors(isSuccess);
  const ownCourses = useOwnCourses();
  return (
    <PageSection title="Featured AI Courses" action={<MoreLink href="/courses">See all</MoreLink>}>
      {isPending && (
        <SkeletonGroup
          label="Loading featured courses"
          count={3}
          className={columns.three}
          itemClassName={CARD_ROW_ITEM}
        >
          <SkeletonCard />
        </SkeletonGroup>
      )}
      {!isPending && courses.length === 0 && (
        <EmptyState action={isError && <Button onClick={() => void refetch()}>Try again</Button>}>
          No featured courses at the moment.
        </EmptyState>
      )}
      {courses.length > 0 && (
        <ul className={gridOf(courses.length)}>
          {courses.map((course) => (
            <FeaturedCard
              key={course.id}
              course={course}
              instructors={instructors[course.id] ?? []}
              own={ownCourses.get(course.id)}
            />
          ))}
        </ul>
      )}
    </PageSection>
  );
}
