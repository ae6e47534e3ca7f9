import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { TicketList } from './ticket-list.tsx';

const SKELETONS = 2;

/** Learners' questions to their trainers, the longest waiting first. */
export function TicketQueue() {
  const {
    data: tickets = [],
    isPending,
    isError,
    refetch,
  } = useAnswer('GET /api/students/tickets', {}, { refetchOnMount: 'always' });
  return (
    <PageSection title="Questions from learners">
      {isPending && (
        <SkeletonGroup label="Loading the questions" count={SKELETONS} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {tickets.length > 0 && <TicketList tickets={tickets} />}
      {!isPending && tickets.length === 0 && (
        <EmptyState action={isError && <Button onClick={() => void refetch()}>Try again</Button>}>
          {isError ? 'We could not load the questions.' : 'No learner has asked you anything yet.'}
        </EmptyState>
      )}
    </PageSection>
  );
}
