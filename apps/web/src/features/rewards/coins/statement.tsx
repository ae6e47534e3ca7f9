import { Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { datedFileName } from '../../../lib/pages/save-csv.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PageTurner, usePageMarks } from '../../../ui/actions/page-turner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { EntryList } from './entry-list.tsx';

/** The whole ledger, page by page, and as a file. */
export function Statement() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PageSection
      title="Statement"
      description="Every coin you earned and spent."
      action={
        <div className="flex flex-wrap gap-3">
          {!isOpen && (
            <Button icon={ScrollText} onClick={() => setIsOpen(true)}>
              Show statement
            </Button>
          )}
          <Button
            icon={Download}
            href="/api/coins/statement.csv"
            download={`${datedFileName('nexii-coins')}.csv`}
          >
            Download CSV
          </Button>
        </div>
      }
    >
      {isOpen && <StatementPages />}
    </PageSection>
  );
}

function StatementPages() {
  const pages = usePageMarks();
  const { before } = pages;
  const { data, isPending, refetch } = useAnswer(
    'GET /api/coins/entries',
    before === undefined ? {} : { before },
  );
  if (isPending)
    return (
      <SkeletonGroup label="Loading the statement" count={6} className="grid gap-1">
        <Skeleton shape="block" measure="h-12 w-full" />
      </SkeletonGroup>
    );
  if (!data)
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        This page of the statement did not load.
      </EmptyState>
    );
  const { entries, next } = data;
  return (
    <>
      <EntryList label={`Statement, page ${pages.page}`} entries={entries} />
      <PageTurner label="Pages of the statement" pages={pages} next={next} />
    </>
  );
}
