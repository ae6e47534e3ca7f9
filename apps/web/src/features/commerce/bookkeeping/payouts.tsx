import type { ComparedBooks } from '@academy/contract/commerce/bookkeeping';
import { formatCents } from '@academy/domain/commerce/payments';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Table, type TableColumn } from '../../../ui/layout/table.tsx';

type Settlements = ComparedBooks['settlements'];
type Settlement = NonNullable<Settlements>[number];

const PAYOUTS: readonly TableColumn<Settlement>[] = [
  {
    key: 'day',
    header: 'Payout of',
    kind: 'title',
    cell: ({ day, id, status }) => (
      <>
        {day}
        <span className="block font-normal text-ink-2">
          Number {id}, {status}
        </span>
      </>
    ),
  },
  { key: 'payments', header: 'Payments', kind: 'number', cell: ({ payments }) => payments },
  {
    key: 'booked',
    header: 'Our books',
    kind: 'number',
    cell: ({ bookedInCents }) => formatCents(bookedInCents),
  },
  {
    key: 'processed',
    header: 'Paystack',
    kind: 'number',
    cell: ({ processedInCents }) => formatCents(processedInCents),
  },
  { key: 'fees', header: 'Fees', kind: 'number', cell: ({ feesInCents }) => formatCents(feesInCents) },
  {
    key: 'paid',
    header: 'To your bank',
    kind: 'number',
    cell: ({ paidOutInCents }) => formatCents(paidOutInCents),
  },
];

/** What the provider has paid out to our bank account; says so if nothing is known. */
export function Payouts({ settlements }: { settlements: Settlements }) {
  if (settlements === null)
    return (
      <EmptyState>
        Paystack did not tell us about its payouts, so only payments are compared. Please try again later.
      </EmptyState>
    );
  if (settlements.length === 0)
    return (
      <EmptyState>
        Paystack paid nothing out to your bank on these days. With test keys it never does.
      </EmptyState>
    );
  return (
    <Card padding="none" className="overflow-hidden">
      <Table caption="Payouts to your bank" columns={PAYOUTS} rows={settlements} rowKey={({ id }) => id} />
    </Card>
  );
}
