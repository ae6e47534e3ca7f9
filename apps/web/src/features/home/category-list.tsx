import type { CourseAnswer } from '@academy/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { SkeletonGroup, SkeletonRow } from '../../ui/skeleton.tsx';
import { CategoryRow } from './category-row.tsx';

/** 2§2: the first category, with the list's own prices and starts (2§9). */
export function CategoryList({ isWanted }: { isWanted: boolean }) {
  const {
    data: courses = [],
    isPending,
    isError,
    refetch,
  } = useQuery<CourseAnswer[]>({ queryKey: ['/api/courses/category/1'], enabled: isWanted });
  const [now] = useState(() => new Date());
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
            {courses.map((course, index) => (
              <CategoryRow key={course.id} course={course} index={index} now={now} />
            ))}
          </ul>
        </Card>
      )}
    </PageSection>
  );
}
