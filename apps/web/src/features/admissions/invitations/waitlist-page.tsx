import type { WaitlistEntry } from '@academy/contract/admissions/invitations';
import { Download, Send } from 'lucide-react';
import { useState } from 'react';
import { datedFileName, saveCsv } from '../../../lib/pages/save-csv.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { entriesCsv } from './entries-csv.ts';
import { EntryFilters } from './entry-filters.tsx';
import { EntryTable } from './entry-table.tsx';
import { filterEntries, NO_FILTER } from './filter-entries.ts';
import { RemoveEntryDialog } from './remove-entry-dialog.tsx';
import { useWaitlistEntries } from './use-waitlist-entries.ts';

const download = (entries: readonly WaitlistEntry[]) =>
  saveCsv(`${datedFileName('waiting-list')}.csv`, entriesCsv(entries));

/** SHELL-20: people who wait, are invited or have joined; invites one or many. */
export function WaitlistPage() {
  const { entries, isLoading, invite, withdraw, remove, isBusy } = useWaitlistEntries();
  const [filter, setFilter] = useState(NO_FILTER);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<WaitlistEntry | null>(null);
  const shown = filterEntries(entries, filter);
  const chosen = shown.filter(({ id }) => selected.has(id));

  function select(entryId: string, isSelected: boolean) {
    const next = new Set(selected);
    if (isSelected) next.add(entryId);
    else next.delete(entryId);
    setSelected(next);
  }

  async function inviteChosen() {
    await invite(chosen.map(({ id }) => id));
    setSelected(new Set());
  }

  return (
    <PageSection
      title="Waiting list"
      description={isLoading ? undefined : `${entries.length} of 50 places taken, ${shown.length} shown.`}
      action={
        <div className="flex flex-wrap gap-3">
          <Button icon={Download} disabled={shown.length === 0} onClick={() => download(shown)}>
            Export CSV
          </Button>
          <Button
            icon={Send}
            variant="primary"
            disabled={chosen.length === 0}
            isPending={isBusy}
            onClick={() => void inviteChosen()}
          >
            {chosen.length === 0 ? 'Invite' : `Invite ${chosen.length}`}
          </Button>
        </div>
      }
    >
      <EntryFilters filter={filter} onChange={setFilter} />
      {isLoading && (
        <SkeletonGroup label="Loading the waiting list" count={6} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {!isLoading && shown.length === 0 && (
        <EmptyState drawing="search">
          {entries.length === 0 ? 'Nobody has joined the waiting list yet.' : 'Nobody matches this search.'}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <EntryTable
          entries={shown}
          selected={selected}
          isBusy={isBusy}
          onSelect={select}
          onInvite={(entryId) => void invite([entryId])}
          onWithdraw={(entryId) => void withdraw(entryId)}
          onRemove={setLeaving}
        />
      )}
      <RemoveEntryDialog
        entry={leaving}
        isPending={isBusy}
        onClose={() => setLeaving(null)}
        onConfirm={(entryId) => void remove(entryId).then(() => setLeaving(null))}
      />
    </PageSection>
  );
}
