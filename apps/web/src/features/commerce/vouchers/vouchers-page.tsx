import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { BatchCard } from './batch-card.tsx';
import { BatchDialog } from './batch-dialog.tsx';

const SKELETONS = 3;

/** Places paid for by sponsors: create a batch of codes, see their use, export them as a file. */
export function VouchersPage() {
  usePageTitle('Sponsored places');
  const [isMaking, setIsMaking] = useState(false);
  const { data, isPending, refetch } = useAnswer('GET /api/admin/vouchers', {}, { refetchOnMount: 'always' });
  const batches = data?.batches ?? [];
  return (
    <PageSection
      title="Sponsored places"
      description="A sponsor pays you once for many places. Each code is good for one of them, or for part of one."
      action={
        <Button variant="primary" onClick={() => setIsMaking(true)}>
          New batch
        </Button>
      }
    >
      {isPending && (
        <SkeletonGroup label="Loading the batches" count={SKELETONS} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {!isPending && batches.length === 0 && (
        <EmptyState action={!data && <Button onClick={() => void refetch()}>Try again</Button>}>
          {data ? 'There are no codes yet. Create the first batch.' : 'The batches did not load.'}
        </EmptyState>
      )}
      {batches.length > 0 && (
        <ul className="grid gap-3">
          {batches.map((batch) => (
            <BatchCard key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
      <BatchDialog isOpen={isMaking} onClose={() => setIsMaking(false)} />
    </PageSection>
  );
}
