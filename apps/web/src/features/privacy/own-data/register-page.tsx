import type { PersonalTableEntry, Removal } from '@academy/contract/privacy/own-data';
import { sastDateTime } from '@academy/domain/kernel';
import { useDeferredValue, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { Table, type TableColumn } from '../../../ui/layout/table.tsx';
import { AUDIENCE_WORDS, tableTitle } from './privacy-words.ts';

const SKELETONS = 8;

const COLUMNS: readonly TableColumn<PersonalTableEntry>[] = [
  { key: 'name', header: 'What', kind: 'title', cell: ({ name }) => tableTitle(name) },
  { key: 'purpose', header: 'Purpose', cell: ({ purpose }) => purpose },
  { key: 'kept', header: 'How long', cell: ({ kept }) => kept },
  {
    key: 'seen',
    header: 'Who sees it',
    cell: ({ seenBy }) => seenBy.map((audience) => AUDIENCE_WORDS[audience]).join(', '),
  },
  { key: 'columns', header: 'Columns', cell: (entry) => <Columns entry={entry} /> },
];

function Columns({ entry: { told: exported, withheld, stays } }: { entry: PersonalTableEntry }) {
  return (
    <details>
      <summary className="min-h-touch content-center text-accent-text">
        {exported.length + withheld.length}
      </summary>
      <p className="wrap-anywhere">In the copy: {exported.join(', ')}.</p>
      {withheld.map(({ column, why }) => (
        <p key={column}>
          <b>{column}</b>: {why}
        </p>
      ))}
      {stays !== null && <p>After an erasure: {stays}</p>}
    </details>
  );
}

const REMOVALS: readonly TableColumn<Removal>[] = [
  { key: 'when', header: 'When', kind: 'title', cell: ({ ranAt }) => sastDateTime(new Date(ranAt)) },
  {
    key: 'cause',
    header: 'Why',
    cell: ({ cause }) => (cause === 'retention' ? 'Its time was over' : 'An account was erased'),
  },
  {
    key: 'removed',
    header: 'Rows',
    cell: ({ removed, unfinished }) =>
      [
        ...removed.map(({ table, rows }) => `${tableTitle(table)}: ${rows}`),
        ...unfinished.map((table) => `${tableTitle(table)}: not finished`),
      ].join(', ') || 'Nothing was due',
  },
];

/** The register of processing (POPIA, section 17), from the annotations of the tables. */
export function RegisterPage() {
  usePageTitle('Register of personal data');
  const { data, isPending, refetch } = useAnswer('GET /api/admin/privacy', {}, { refetchOnMount: 'always' });
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim().toLowerCase());
  if (isPending)
    return (
      <SkeletonGroup label="Loading the register" count={SKELETONS} className="grid gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );
  if (!data)
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The register did not load.
      </EmptyState>
    );
  const found = data.personal.filter((entry) => JSON.stringify(entry).toLowerCase().includes(words));
  return (
    <div className="grid gap-stack">
      <PageSection
        title="Register of personal data"
        description="What the academy holds about people, from the notes beside its own tables. Nothing is held that is not in this list."
      >
        <TextField
          label="Find"
          type="search"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {found.length === 0 ? (
          <EmptyState>Nothing in the register matches.</EmptyState>
        ) : (
          <Card padding="none" className="overflow-hidden">
            <Table
              caption="Register of personal data"
              columns={COLUMNS}
              rows={found}
              rowKey={({ name }) => name}
            />
          </Card>
        )}
      </PageSection>
      <PageSection
        title="What was removed"
        description={`Every night. ${data.erasuresDue === 1 ? 'One account waits' : `${data.erasuresDue} accounts wait`} for its day of erasure.`}
      >
        {data.removals.length === 0 ? (
          <EmptyState>Nothing was removed yet. The first run is tonight.</EmptyState>
        ) : (
          <Card padding="none" className="overflow-hidden">
            <Table
              caption="What was removed"
              columns={REMOVALS}
              rows={data.removals}
              rowKey={({ id }) => id}
            />
          </Card>
        )}
      </PageSection>
      <PageSection title="About nobody" description="Tables by which no person can be found.">
        <Card as="div">
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
            {data.impersonal.map(({ name, why }) => (
              <div key={name} className="contents">
                <dt className="font-semibold">{tableTitle(name)}</dt>
                <dd className="text-ink-2">{why}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </PageSection>
    </div>
  );
}
