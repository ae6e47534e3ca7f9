import type { StaffOrder } from '@academy/contract/bookkeeping';
import { sastDateTime } from '@academy/domain/kernel';
import { formatCents } from '@academy/domain/payments';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Table, type TableColumn } from '../../ui/layout/table.tsx';
import { ORDER_STATE_WORDS } from './bookkeeping-words.ts';

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
      cell: ({ amountInCents, voucherInCents, sponsor }) => (
        <>
          {formatCents(amountInCents)}
          {sponsor !== null && (
            <span className="block text-ink-2">
              and {formatCents(voucherInCents)} by {sponsor}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      kind: 'wide-actions',
      cell: (order) =>
        order.canRefund && (
          <Button variant="danger" onClick={() => onRefund(order)}>
            <span>
              Refund<span className="sr-only"> {order.buyerName}</span>
            </span>
          </Button>
        ),
    },
  ];
  return (
    <Card padding="none" className="overflow-hidden">
      <Table caption="Orders" columns={columns} rows={orders} rowKey={({ reference }) => reference} />
    </Card>
  );
}
