import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { AskForm } from './ask-form.tsx';
import { TicketList } from './ticket-list.tsx';
import { ASKED } from './ticket-messages.ts';

const SKELETONS = 2;

/** The form to ask a person, and the learner's earlier questions. */
export function TicketsPage() {
  usePageTitle('Ask a person');
  const { data, isPending, isError, refetch } = useAnswer(
    'GET /api/tickets',
    {},
    { refetchOnMount: 'always' },
  );
  const tickets = data ?? [];
  const hasFailed = isError && data === undefined;
  // A sent question leaves an empty form.
  const [openedCount, setOpenedCount] = useState(0);
  return (
    <div className="grid gap-stack">
      <PageSection
        title="Ask a person"
        description="Someone who teaches here will read it, and we will email you when there is an answer."
      >
        <AskForm
          key={openedCount}
          onAsked={() => {
            setOpenedCount(openedCount + 1);
            toast(ASKED);
          }}
        />
      </PageSection>
      <PageSection title="Your questions">
        {isPending && (
          <SkeletonGroup label="Loading your questions" count={SKELETONS} className="grid gap-3">
            <SkeletonRow />
          </SkeletonGroup>
        )}
        {tickets.length > 0 && <TicketList tickets={tickets} />}
        {!isPending && tickets.length === 0 && (
          <EmptyState action={hasFailed && <Button onClick={() => void refetch()}>Try again</Button>}>
            {hasFailed ? 'We could not load your questions.' : 'You have not asked anything yet.'}
          </EmptyState>
        )}
      </PageSection>
    </div>
  );
}
