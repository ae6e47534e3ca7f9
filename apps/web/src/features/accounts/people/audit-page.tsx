import type { AuditEntry } from '@academy/contract/accounts/people';
import { auditCsv } from '@academy/domain/accounts/people';
import { sastDateTime } from '@academy/domain/kernel';
import { keepPreviousData } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { call } from '../../../lib/answers/api-client.ts';
import { useSettledWords } from '../../../lib/answers/use-settled-words.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { datedFileName, saveCsv } from '../../../lib/pages/save-csv.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { Table, type TableColumn } from '../../../ui/layout/table.tsx';
import { actionText, actorText } from './people-words.ts';

const SKELETONS = 8;
/** Of the export; more rows need a choice of days. */
const MOST_PAGES = 100;

const COLUMNS: readonly TableColumn<AuditEntry>[] = [
  { key: 'action', header: 'Action', kind: 'title', cell: ({ action }) => actionText(action) },
  { key: 'when', header: 'When', cell: ({ happenedAt }) => sastDateTime(new Date(happenedAt)) },
  { key: 'actor', header: 'By', cell: actorText },
  {
    key: 'subject',
    header: 'To',
    cell: ({ subject, subjectName }) => <span className="wrap-anywhere">{subjectName ?? subject}</span>,
  },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason ?? '–' },
];

/** The actions of staff: nobody can change or remove a line. */
export function AuditPage() {
  usePageTitle('Audit log');
  const [filter, setFilter] = useState({ from: '', to: '', words: '' });
  const [before, setBefore] = useState<number | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const words = useSettledWords(filter.words);
  const query = {
    ...(filter.from !== '' && { from: filter.from }),
    ...(filter.to !== '' && { to: filter.to }),
    ...(words !== '' && { words }),
  };
  const { data, isPending, refetch } = useAnswer(
    'GET /api/admin/audit',
    { ...query, ...(before !== null && { before }) },
    { refetchOnMount: 'always', placeholderData: keepPreviousData },
  );
  const field = (name: keyof typeof filter) => ({
    value: filter[name],
    onChange: (event: { target: { value: string } }) => {
      setFilter({ ...filter, [name]: event.target.value });
      setBefore(null);
    },
  });
  async function save() {
    setIsSaving(true);
    try {
      const lines: AuditEntry[] = [];
      let next: number | null | undefined;
      for (let page = 0; next !== null && page < MOST_PAGES; page += 1) {
        const answer: { entries: AuditEntry[]; next: number | null } = await call('GET /api/admin/audit', {
          ...query,
          ...(next !== undefined && { before: next }),
        });
        lines.push(...answer.entries);
        next = answer.next;
      }
      const isCut = typeof next === 'number';
      saveCsv(`${datedFileName('audit-log')}.csv`, auditCsv(lines, isCut));
      if (isCut)
        toast({
          title: 'The file is not the whole log',
          description: `It has the newest ${lines.length} entries. Choose fewer days for the rest.`,
          variant: 'info',
        });
    } catch {
      toast({
        title: 'The file could not be saved',
        description: 'Please try again.',
        variant: 'destructive',
      });
    }
    setIsSaving(false);
  }
  const entries = data?.entries ?? [];
  return (
    <PageSection
      title="Audit log"
      description="What staff have changed: people, content and money. Entries are only ever added."
      action={
        entries.length > 0 && (
          <Button icon={Download} isPending={isSaving} onClick={() => void save()}>
            CSV
          </Button>
        )
      }
    >
      <div className="grid gap-3 sm:grid-cols-[1fr_1fr_2fr]">
        <TextField label="From" type="date" {...field('from')} />
        <TextField label="To" type="date" {...field('to')} />
        <TextField label="Action, name or number" type="search" maxLength={100} {...field('words')} />
      </div>
      {isPending && (
        <SkeletonGroup label="Loading the audit log" count={SKELETONS} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {!isPending && entries.length === 0 && (
        <EmptyState action={!data && <Button onClick={() => void refetch()}>Try again</Button>}>
          {data ? 'No entries match.' : 'The audit log did not load.'}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <Card padding="none" className="overflow-hidden">
          <Table caption="Audit log" columns={COLUMNS} rows={entries} rowKey={({ id }) => id} />
        </Card>
      )}
      <div className="flex flex-wrap gap-3">
        {before !== null && <Button onClick={() => setBefore(null)}>Newest</Button>}
        {data?.next !== null && data?.next !== undefined && (
          <Button onClick={() => setBefore(data.next)}>Older</Button>
        )}
      </div>
    </PageSection>
  );
}
