import type { OrderAnswer } from '@academy/contract/payments';
import { Receipt } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';

/** A file of the server's own, so the browser opens it by itself. */
export function ReceiptLink({ order }: { order: OrderAnswer }) {
  if (!order.hasReceipt) return null;
  return (
    <Button
      icon={Receipt}
      href={`/api/orders/${order.reference}/receipt.pdf`}
      target="_blank"
      aria-label={`Receipt for ${order.courseTitle} (PDF)`}
    >
      Receipt
    </Button>
  );
}
