import type { StaffOrder } from '@academy/contract/commerce/bookkeeping';
import { ORDER_STATES, type OrderState, orderCsv } from '@academy/domain/commerce/payments';
import { addDays, sastDay } from '@academy/domain/kernel';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { saveCsv } from '../../../lib/pages/save-csv.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { ORDER_STATE_WORDS, ordersNotLoaded } from './bookkeeping-words.ts';
import { OrderTable } from './order-table.tsx';
import { Reconciliation } from './reconciliation.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const SHOWN_DAYS = 30;
const SKELETONS = 6;

/** Payments for staff: orders, refunds, and our books compared with the provider's. */
export function PaymentsPage() {
  usePageTitle('Payments');
  const [filter, setFilter] = useState(() => {
    const today = sastDay(new Date());
    return { from: addDays(today, -SHOWN_DAYS), to: today, state: '' };
  });
  const [refunding, setRefunding] = useState<StaffOrder | null>(null);
  const { from, to, state } = filter;
  const { data, error, isPending, refetch } = useAnswer(
    'GET /api/admin/orders',
    { from, to, ...(state !== '' && { state: state as OrderState }) },
    { enabled: from !== '' && to !== '', refetchOnMount: 'always' },
  );
  const orders = data?.orders ?? [];
  const field = (name: keyof typeof filter) => ({
    value: filter[name],
    onChange: (event: { target: { value: string } }) => setFilter({ ...filter, [name]: event.target.value }),
  });
  return (
    <div className="grid grid-cols-1 gap-stack">
      <PageSection
        title="Orders"
        action={
          orders.length > 0 && (
            <Button icon={Download} onClick={() => saveCsv(`orders-${from}-${to}.csv`, orderCsv(orders))}>
              For the bookkeeper (CSV)
            </Button>
          )
        }
      >
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField label="From" type="date" {...field('from')} />
          <TextField label="To" type="date" {...field('to')} />
          <SelectField
            label="State"
            options={[
              { value: '', label: 'All states' },
              ...ORDER_STATES.map((value) => ({ value, label: ORDER_STATE_WORDS[value] })),
            ]}
            {...field('state')}
          />
        </div>
        {isPending && (
          <SkeletonGroup label="Loading the orders" count={SKELETONS} className="grid gap-3">
            <SkeletonRow />
          </SkeletonGroup>
        )}
        {error && !data && (
          <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
            {ordersNotLoaded(error)}
          </EmptyState>
        )}
        {data && orders.length === 0 && <EmptyState>No orders match on these days.</EmptyState>}
        {orders.length > 0 && <OrderTable orders={orders} onRefund={setRefunding} />}
        {data?.isCut && (
          <p className="text-ink-2">There are more than we can show. Please choose fewer days.</p>
        )}
      </PageSection>
      <Reconciliation from={from} to={to} />
      {refunding && <RefundDialog order={refunding} onClose={() => setRefunding(null)} />}
    </div>
  );
}
