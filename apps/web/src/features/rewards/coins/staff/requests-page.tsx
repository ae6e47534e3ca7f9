import type { StaffRequest } from '@academy/contract/rewards/coins';
import { useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { RequestCard } from './request-card.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { useFulfilment } from './use-fulfilment.ts';

/** Learners' requests paid with coins: accept with a date, fulfil, or return the coins. */
export function RequestsPage() {
  const { data, isPending, refetch } = useAnswer(
    'GET /api/admin/redemptions',
    {},
    { refetchOnMount: 'always' },
  );
  const [accepting, setAccepting] = useState<StaffRequest | null>(null);
  const [returning, setReturning] = useState<StaffRequest | null>(null);
  const { fulfil, isFulfilling } = useFulfilment();
  return (
    <div className="grid gap-stack">
      <PageSection title="Reward requests" description="The longest wait comes first.">
        {isPending && (
          <SkeletonGroup label="Loading the requests" count={3} className="grid gap-3">
            <SkeletonRow />
          </SkeletonGroup>
        )}
        {!isPending && !data && (
          <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
            The requests did not load.
          </EmptyState>
        )}
        {data?.pending.length === 0 && (
          <EmptyState drawing="complete">Nobody is waiting. Every request is settled.</EmptyState>
        )}
        {data && data.pending.length > 0 && (
          <ul className="grid gap-3">
            {data.pending.map((request) => (
              <RequestCard
                key={request.id}
                request={request}
                isFulfilling={isFulfilling}
                onAccept={() => setAccepting(request)}
                onFulfil={() => void fulfil(request)}
                onReturn={() => setReturning(request)}
              />
            ))}
          </ul>
        )}
      </PageSection>
      {data && data.settled.length > 0 && (
        <PageSection title="Recently settled">
          <ul className="grid gap-3">
            {data.settled.map((request) => (
              <RequestCard
                key={request.id}
                request={request}
                {...(request.state === 'fulfilled' && { onReturn: () => setReturning(request) })}
              />
            ))}
          </ul>
        </PageSection>
      )}
      {accepting && <AcceptDialog request={accepting} onClose={() => setAccepting(null)} />}
      {returning && <ReturnDialog request={returning} onClose={() => setReturning(null)} />}
    </div>
  );
}
