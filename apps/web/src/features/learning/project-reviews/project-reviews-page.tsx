import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { ReviewList } from './review-list.tsx';

const SKELETONS = 3;

/** The review queue of those who teach, the longest waiting first. */
export function ProjectReviewsPage() {
  const { data: user } = useCurrentUser();
  const isTeacher = user?.role === 'trainer' || user?.role === 'administrator';
  usePageTitle('Project reviews');
  const { data, isPending, isError, refetch } = useAnswer(
    'GET /api/project-reviews',
    {},
    { enabled: isTeacher, refetchOnMount: 'always' },
  );
  if (user && !isTeacher)
    return (
      <EmptyState
        title="This page is for trainers"
        action={<Button href="/training">Go to the Training Hub</Button>}
      >
        Your own project and what was said about it stand on the page of its course.
      </EmptyState>
    );
  const { waiting = [], reviewed = [] } = data ?? {};
  return (
    <div className="mx-auto grid w-full max-w-180 gap-stack">
      <PageSection
        title="Project reviews"
        description="A project passes when you say so. The one that has waited longest comes first."
      >
        {isPending && (
          <SkeletonGroup label="Loading the projects" count={SKELETONS} className="grid gap-3">
            <SkeletonRow />
          </SkeletonGroup>
        )}
        {waiting.length > 0 && <ReviewList submissions={waiting} />}
        {!isPending && waiting.length === 0 && (
          <EmptyState action={isError && <Button onClick={() => void refetch()}>Try again</Button>}>
            {isError ? 'We could not load the projects.' : 'No project is waiting for you.'}
          </EmptyState>
        )}
      </PageSection>
      {reviewed.length > 0 && (
        <PageSection title="Reviewed lately">
          <ReviewList submissions={reviewed} />
        </PageSection>
      )}
    </div>
  );
}
