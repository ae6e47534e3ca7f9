import { useAnswer } from '../../lib/answers.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MoreLink } from '../../ui/actions/more-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { CategoryRow } from './category-row.tsx';

const FIRST_CATEGORY = 1;

/** 2§2: the first category. */
export function CategoryList({ isWanted }: { isWanted: boolean }) {
  const {
    data: courses = [],
    isPending,
    isError,
    refetch,
  } = useAnswer(
    'GET /api/courses/category/:categoryId',
    { categoryId: FIRST_CATEGORY },
    { enabled: isWanted },
  );
  return (
    <PageSection
      title="AI for South African Students"
      action={<MoreLink href="/content">Content library</MoreLink>}
    >
      {isPending && (
        <SkeletonGroup label="Loading courses for students" count={3} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {!isPending && courses.length === 0 && (
        <EmptyState action={isError && <Button onClick={() => void refetch()}>Try again</Button>}>
          There are no courses in this category.
        </EmptyState>
      )}
      {courses.length > 0 && (
        <Card padding="none" className="overflow-hidden">
          <ul className="divide-y">
            {courses.map((course) => (
              <CategoryRow key={course.id} course={course} />
            ))}
          </ul>
        </Card>
      )}
    </PageSection>
  );
}
