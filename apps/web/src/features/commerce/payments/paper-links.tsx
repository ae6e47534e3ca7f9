import type { OrderAnswer } from '@academy/contract/commerce/payments';
import { formatCents } from '@academy/domain/commerce/payments';
import { Receipt, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';

type PaperedOrder = Pick<OrderAnswer, 'reference' | 'courseTitle' | 'hasReceipt' | 'creditNotes'>;

/** The receipt and the credit notes: files of the server, which the browser opens itself. */
export function PaperLinks({ order }: { order: PaperedOrder }) {
  const { reference, courseTitle, hasReceipt, creditNotes } = order;
  if (!hasReceipt) return null;
  return (
    <>
      <Button
        icon={Receipt}
        href={`/api/orders/${reference}/receipt.pdf`}
        target="_blank"
        aria-label={`Receipt for ${courseTitle} (PDF)`}
      >
        Receipt
      </Button>
      {creditNotes.map(({ number, amountInCents }) => (
        <Button
          key={number}
          icon={Undo2}
          href={`/api/orders/${reference}/credit-notes/${number}/credit-note.pdf`}
          target="_blank"
          aria-label={`Credit note ${number} for ${courseTitle}, ${formatCents(amountInCents)} (PDF)`}
        >
          Credit note {number}
        </Button>
      ))}
    </>
  );
}
