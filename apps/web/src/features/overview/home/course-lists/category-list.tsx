import { useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { MoreLink } from '../../../../ui/actions/more-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { CategoryRow } from './category-row.tsx';
import { STUDENTS_CATEGORY } from './students-category.ts';

/** On a phone the others are behind a button. */
const SHOWN_AT_FIRST = 3;

/** 2§2: the first category. */
export function CategoryList({ isWanted }: { isWanted: boolean }) {
  const {
    data: courses = [],
    isPending,
    isError,
    refetch,
  } = useAnswer('GET /api/courses/category/:categoryId', STUDENTS_CATEGORY, { enabled: isWanted });
  const [showsAll, setShowsAll] = useState(false);
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
            {courses.map((course, place) => (
              <CategoryRow key={course.id} course={course} isLater={!showsAll && place >= SHOWN_AT_FIRST} />
            ))}
          </ul>
          {!showsAll && courses.length > SHOWN_AT_FIRST && (
            <Button variant="quiet" isWide className="sm:hidden" onClick={() => setShowsAll(true)}>
              View all {courses.length} courses
            </Button>
          )}
        </Card>
      )}
    </PageSection>
  );
}
