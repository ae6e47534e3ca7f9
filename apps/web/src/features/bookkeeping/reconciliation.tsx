import type { Answer } from '@academy/contract';
import { formatCents } from '@academy/domain/payments';
import { useState } from 'react';
import { useAnswer } from '../../lib/answers/answers.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { Table, type TableColumn } from '../../ui/layout/table.tsx';
import { DIFFERENCE_WORDS, notCompared } from './bookkeeping-words.ts';
import { Payouts } from './payouts.tsx';

type Books = Answer<'GET /api/admin/reconciliation'>;

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

/** Asks the provider, so it is done when somebody wants it. */
export function Reconciliation({ from, to }: { from: string; to: string }) {
  const [isWanted, setIsWanted] = useState(false);
  const { data, error, isFetching, refetch } = useAnswer(
    'GET /api/admin/reconciliation',
    { from, to },
    { enabled: isWanted && from !== '' && to !== '', retry: false },
  );
  return (
    <PageSection
      title="Our books against Paystack"
      description="Orders, payments and payouts to your bank are compared by reference, for the days chosen above. A payment settled after midnight may show on two days."
      action={
        <Button isPending={isFetching} onClick={() => (isWanted ? void refetch() : setIsWanted(true))}>
          Compare now
        </Button>
      }
    >
      {isFetching && !data && (
        <SkeletonGroup label="Asking Paystack" count={3} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {error && !isFetching && <EmptyState>{notCompared(error)}</EmptyState>}
      {data && <Compared books={data} />}
    </PageSection>
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
