import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonCard, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { type PurchaseDialog, useOwnCourses } from '../courses/index.ts';
import { LibraryCard } from './library-card.tsx';
import { LibraryPayment } from './library-payment.tsx';

const FIRST_CATEGORY = { categoryId: 1 } as const; // 2§2
const SKELETONS = 6; // 2§9
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4';

/** LIB-01, LIB-03: each course has a button that opens the payment dialog. */
export function LibraryCourses({ PaymentDialog }: { PaymentDialog: PurchaseDialog }) {
  const {
    data: courses = [],
    isPending,
    isError,
    refetch,
  } = useAnswer('GET /api/courses/category/:categoryId', FIRST_CATEGORY);
  const ownCourses = useOwnCourses();
  const [wantedId, setWantedId] = useState<string | null>(null);
  // The price may be quoted again while the dialog is open.
  const selected = courses.find(({ id }) => id === wantedId) ?? null;
  return (
    <PageSection
      title="Content library"
      description="Courses for South African students. Choose one, see what it costs, and take your place."
      action={<MoreLink href="/courses">All courses</MoreLink>}
    >
      {isPending && (
        <SkeletonGroup label="Loading courses" count={SKELETONS} className={grid}>
          <SkeletonCard />
        </SkeletonGroup>
      )}
      {!isPending && courses.length === 0 && (
        <EmptyState action={isError && <Button onClick={() => void refetch()}>Try again</Button>}>
          There are no courses in the library yet.
        </EmptyState>
      )}
      {courses.length > 0 && (
        <ul className={grid}>
          {courses.map((course) => (
            <LibraryCard
              key={course.id}
              course={course}
              own={ownCourses.get(course.id)}
              onEnrol={() => setWantedId(course.id)}
            />
          ))}
        </ul>
      )}
      <LibraryPayment
        course={selected}
        isOwned={wantedId !== null && ownCourses.has(wantedId)}
        onClose={() => setWantedId(null)}
        PaymentDialog={PaymentDialog}
      />
    </PageSection>
  );
}
