import type { ComparedBooks, ReconciliationAnswer } from '@academy/contract/commerce/bookkeeping';
import { formatCents } from '@academy/domain/commerce/payments';
import { sastDateTime } from '@academy/domain/kernel';
import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { Table, type TableColumn } from '../../../ui/layout/table.tsx';
import { DIFFERENCE_WORDS, notCompared } from './bookkeeping-words.ts';
import { Payouts } from './payouts.tsx';

type Books = ComparedBooks;

const LOOK_AGAIN_MS = 2000;

const cents = (amount: number | null) => (amount === null ? '–' : formatCents(amount));

const DAYS: readonly TableColumn<Books['days'][number]>[] = [
  { key: 'day', header: 'Day', kind: 'title', cell: ({ day }) => day },
  { key: 'orders', header: 'Orders', kind: 'number', cell: ({ orders }) => orders },
  { key: 'booked', header: 'Our books', kind: 'number', cell: ({ bookedInCents }) => cents(bookedInCents) },
  { key: 'payments', header: 'Payments', kind: 'number', cell: ({ payments }) => payments },
  {
    key: 'provider',
    header: 'Paystack',
    kind: 'number',
    cell: ({ providerInCents }) => cents(providerInCents),
  },
  {
    key: 'returned',
    header: 'Returned since',
    kind: 'number',
    cell: ({ refundedInCents }) => cents(refundedInCents),
  },
  {
    key: 'paid-out',
    header: 'Paid out since',
    kind: 'number',
    cell: ({ paidOutInCents }) => cents(paidOutInCents),
  },
];

const DIFFERENCES: readonly TableColumn<Books['differences'][number]>[] = [
  { key: 'kind', header: 'Difference', kind: 'title', cell: ({ kind }) => DIFFERENCE_WORDS[kind] },
  {
    key: 'reference',
    header: 'Reference',
    cell: ({ reference }) => <span className="break-all">{reference}</span>,
  },
  { key: 'booked', header: 'Our books', kind: 'number', cell: ({ bookedInCents }) => cents(bookedInCents) },
  {
    key: 'provider',
    header: 'Paystack',
    kind: 'number',
    cell: ({ providerInCents }) => cents(providerInCents),
  },
];

/** A job queries the provider, so it runs on demand; the last result stays visible. */
export function Reconciliation({ from, to }: { from: string; to: string }) {
  const [problem, setProblem] = useState<string>();
  const { write, isPending } = useWrite('POST /api/admin/reconciliation');
  const { data } = useAnswer(
    'GET /api/admin/reconciliation',
    {},
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) =>
        state.data?.reconciliation?.state === 'running' ? LOOK_AGAIN_MS : false,
    },
  );
  const last = data?.reconciliation ?? null;
  const isRunning = last?.state === 'running';

  async function compare() {
    const result = await write({ from, to });
    if (result) setProblem(result.ok ? undefined : notCompared(result.failure));
  }

  return (
    <PageSection
      title="Our books against Paystack"
      description="Orders, payments and payouts to your bank are compared by reference, for the days chosen above. A payment settled after midnight may show on two days."
      action={
        <Button isPending={isPending || isRunning} onClick={() => void compare()}>
          Compare now
        </Button>
      }
    >
      {problem !== undefined && <EmptyState>{problem}</EmptyState>}
      {isRunning && (
        <>
          <p role="status">
            Asking Paystack. With many payments this takes a few minutes; you can leave this page.
          </p>
          <SkeletonGroup label="Asking Paystack" count={3} className="grid gap-3">
            <SkeletonRow />
          </SkeletonGroup>
        </>
      )}
      {last && !isRunning && <LastComparison last={last} />}
    </PageSection>
  );
}

function LastComparison({ last }: { last: ReconciliationAnswer }) {
  const { from, to, endedAt, result } = last;
  if (result === null)
    return (
      <EmptyState>We couldn’t reach Paystack for this comparison. Please try again in a minute.</EmptyState>
    );
  return (
    <>
      <p className="text-ink-2">
        Compared for {from} to {to}
        {endedAt !== null && `, on ${sastDateTime(new Date(endedAt))}`}.
      </p>
      {result.isCut && (
        <p className="font-semibold text-warning-text">
          Paystack’s list was longer than we can read, so this comparison is not complete: money may only seem
          to be missing. Please choose fewer days.
        </p>
      )}
      <Compared books={result} />
    </>
  );
}

function Compared({ books: { days, differences, settlements } }: { books: Books }) {
  return (
    <>
      <p role="status" className="font-semibold">
        {differences.length === 0 ? 'No differences.' : `Differences: ${differences.length}`}
      </p>
      {differences.length > 0 && (
        <Card padding="none" className="overflow-hidden">
          <Table
            caption="Differences"
            columns={DIFFERENCES}
            rows={differences}
            rowKey={({ kind, reference }) => `${kind} ${reference}`}
          />
        </Card>
      )}
      {days.length === 0 ? (
        <EmptyState>No money was taken on these days.</EmptyState>
      ) : (
        <Card padding="none" className="overflow-hidden">
          <Table caption="Totals per day" columns={DAYS} rows={days} rowKey={({ day }) => day} />
        </Card>
      )}
      <Payouts settlements={settlements} />
    </>
  );
}
