import type { ContentEntry } from '@academy/contract/authoring/studio';
import { CONTENT_PATHS, CONTENT_WORDS, type ContentType } from '@academy/domain/catalogue/content';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Pagination } from '../../../ui/actions/pagination.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { ContentTable } from './content-table.tsx';
import { DeleteDialog } from './dialogs/delete-dialog.tsx';
import { ProposalDialog } from './dialogs/proposal-dialog.tsx';
import type { Opened } from './form/entry-sheet.tsx';
import { TableTools } from './table-tools.tsx';
import { useArchiving } from './use-archiving.ts';
import { useRestoring } from './use-restoring.ts';
import { type TableView, useTableView } from './use-table-view.ts';

// The table is shown before the form, which loads in the meantime.
const EntrySheet = lazyPart(
  () => import('./form/entry-sheet.tsx'),
  ({ EntrySheet }) => EntrySheet,
);

/** CMS-03: the entries of one type, with everything that can be done with them. */
export function ContentPanel({ type }: { type: ContentType }) {
  const { view, asked: query, change, sortBy } = useTableView();
  const { data, isPending, refetch } = useAnswer(
    'GET /api/admin/content/:contentType',
    { contentType: CONTENT_PATHS[type], ...query },
    { placeholderData: keepPreviousData },
  );
  const { data: settings } = useAnswer('GET /api/admin/settings', {});
  const [opened, setOpened] = useState<Opened | null>(null);
  const [deleting, setDeleting] = useState<ContentEntry | null>(null);
  const [proposed, setProposed] = useState<ContentEntry | null>(null);
  const archive = useArchiving(type);
  const restore = useRestoring(type);
  const words = CONTENT_WORDS[type];
  useEffect(() => void EntrySheet.load(), []);
  return (
    <Card padding="none">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-4">
        <Heading level={2}>{words.plural}</Heading>
        <Button variant="primary" icon={Plus} onClick={() => setOpened({ kind: 'new' })}>
          Add {words.name}
        </Button>
      </div>
      <TableTools
        type={type}
        view={view}
        onChange={change}
        archived={data?.archived}
        updates={data?.updates}
        deleted={data?.deleted}
      />
      {isPending && (
        <SkeletonGroup
          label={`Loading the ${words.plural.toLowerCase()}`}
          count={5}
          className="grid gap-3 p-5"
        >
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {!isPending && !data && (
        <EmptyState className="m-5" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          The list did not load.
        </EmptyState>
      )}
      {data?.found === 0 && <Nothing type={type} view={view} />}
      {data && data.found > 0 && (
        <ContentTable
          type={type}
          entries={data.entries}
          view={view}
          onSort={sortBy}
          onEdit={(entry) => setOpened({ kind: 'known', entry })}
          onDuplicate={(entry) => setOpened({ kind: 'copy', entry })}
          onDelete={setDeleting}
          onArchive={(entry) => void archive(entry, !entry.isArchived)}
          onProposal={setProposed}
          onRestore={(entry) => void restore(entry)}
        />
      )}
      {data && data.pages > 1 && (
        <Pagination
          label={`Pages of ${words.plural.toLowerCase()}`}
          page={data.page}
          pageCount={data.pages}
          onPageChange={(page) => change({ page })}
          className="border-t px-5 py-3"
        />
      )}
      <Suspense>
        {opened && (
          <EntrySheet
            type={type}
            prices={settings?.settings}
            opened={opened}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
      {deleting && <DeleteDialog type={type} entry={deleting} onClose={() => setDeleting(null)} />}
      {proposed && <ProposalDialog type={type} entry={proposed} onClose={() => setProposed(null)} />}
    </Card>
  );
}

function Nothing({ type, view }: { type: ContentType; view: TableView }) {
  const isFiltered = view.words !== '' || view.show !== 'all';
  return (
    <EmptyState className="m-5">
      {isFiltered ? 'Nothing matches. Try other words, or show all entries.' : CONTENT_WORDS[type].nothing}
    </EmptyState>
  );
}
