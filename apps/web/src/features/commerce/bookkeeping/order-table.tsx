import type { StaffOrder } from '@academy/contract/commerce/bookkeeping';
import { formatCents } from '@academy/domain/commerce/payments';
import { sastDateTime } from '@academy/domain/kernel';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Table, type TableColumn } from '../../../ui/layout/table.tsx';
import { PaperLinks } from '../payments/index.ts';
import { disputeText, ORDER_STATE_WORDS } from './bookkeeping-words.ts';

interface OrderTableProps {
  orders: readonly StaffOrder[];
  onRefund: (order: StaffOrder) => void;
}

export function OrderTable({ orders, onRefund }: OrderTableProps) {
  const columns: readonly TableColumn<StaffOrder>[] = [
    {
      key: 'buyer',
      header: 'Buyer',
      kind: 'title',
      cell: ({ buyerName, courseTitle }) => (
        <>
          {buyerName}
          <span className="block font-normal text-ink-2">{courseTitle}</span>
        </>
      ),
    },
    { key: 'state', header: 'State', cell: ({ state }) => ORDER_STATE_WORDS[state] },
    {
      key: 'when',
      header: 'Paid or created',
      cell: ({ paidAt, createdAt }) => sastDateTime(new Date(paidAt ?? createdAt)),
    },
    {
      key: 'amount',
      header: 'Amount',
      kind: 'number',
      cell: ({ amountInCents, voucherInCents, sponsor, refundedInCents }) => (
        <>
          {formatCents(amountInCents)}
          {sponsor !== null && (
            <span className="block text-ink-2">
              and {formatCents(voucherInCents)} by {sponsor}
            </span>
          )}
          {refundedInCents > 0 && (
            <span className="block text-ink-2">{formatCents(refundedInCents)} returned</span>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'wide-actions',
      cell: (order) => (
        <div className="flex flex-wrap gap-2 table:justify-end">
          <PaperLinks order={order} />
          <RefundAction order={order} onRefund={onRefund} />
        </div>
      ),
    },
  ];
  return (
    <Card padding="none" className="overflow-hidden">
      <Table caption="Orders" columns={columns} rows={orders} rowKey={({ reference }) => reference} />
    </Card>
  );
}

function RefundAction({ order, onRefund }: { order: StaffOrder; onRefund: OrderTableProps['onRefund'] }) {
  if (order.dispute)
    return (
      <p className="max-w-[36ch] whitespace-normal text-left text-warning-text table:ml-auto">
        {disputeText(order.dispute)}
      </p>
    );
  if (!order.canRefund) return null;
  return (
    <Button variant="danger" onClick={() => onRefund(order)}>
      <span>
        Refund<span className="sr-only"> {order.buyerName}</span>
      </span>
    </Button>
  );
}
