import type { CoinEntry } from '@academy/contract/rewards/coins';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { EntryList } from './entry-list.tsx';

/** COIN-11: the latest ten. */
export function ActivityLog({ entries }: { entries: readonly CoinEntry[] }) {
  return (
    <PageSection title="Recent activity">
      {entries.length > 0 ? (
        <EntryList label="The latest entries" entries={entries} />
      ) : (
        <EmptyState
          title="No coins yet"
          action={
            <Button href="/courses" variant="primary">
              Find a course
            </Button>
          }
        >
          Your first module is worth 50 coins. Finish one, come back and claim it.
        </EmptyState>
      )}
    </PageSection>
  );
}
