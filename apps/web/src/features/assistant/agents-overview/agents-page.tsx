import { sastShortDay } from '@academy/domain/kernel';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { Table } from '../../../ui/layout/table.tsx';
import { ModelState } from './model-state.tsx';
import { UsageTable } from './usage-table.tsx';

const SKELETONS = 5;

/** How the assistant is doing: who answers, what it costs, and which questions no lesson answers. */
export function AgentsPage() {
  usePageTitle('Assistant');
  const { data, error, isPending, refetch } = useAnswer(
    'GET /api/admin/agents',
    {},
    { refetchOnMount: 'always' },
  );
  if (isPending)
    return (
      <SkeletonGroup label="Loading the assistant" count={SKELETONS} className="grid gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );
  if (!data)
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {commonSentence(error, 'The figures did not load. Please check your connection.')}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-stack">
      <ModelState model={data.model} hasEmbeddings={data.hasEmbeddings} />
      <PageSection title="Usage" description="The last 30 days, by agent.">
        {data.usage.length === 0 ? (
          <EmptyState>Nobody has asked the assistant in the last 30 days.</EmptyState>
        ) : (
          <UsageTable usage={data.usage} hasModel={data.model !== null} />
        )}
      </PageSection>
      <PageSection
        title="Content gaps"
        description="Questions that found nothing in our lessons, or an answer that did not help. Names, addresses and numbers are left out, and nobody can tell who asked."
      >
        {data.gaps.length === 0 ? (
          <EmptyState>
            Every question has found something so far, and nobody said that an answer did not help.
          </EmptyState>
        ) : (
          <Table
            caption="Questions that found nothing or no help"
            rows={data.gaps}
            rowKey={({ question }) => question}
            columns={[
              {
                key: 'question',
                header: 'Question',
                kind: 'title',
                cell: ({ question }) => <span className="wrap-anywhere">{question}</span>,
              },
              { key: 'asked', header: 'Asked', kind: 'number', cell: ({ asked }) => asked },
              {
                key: 'last',
                header: 'Last time',
                cell: ({ lastAskedAt }) => sastShortDay(new Date(lastAskedAt)),
              },
            ]}
          />
        )}
      </PageSection>
    </div>
  );
}
