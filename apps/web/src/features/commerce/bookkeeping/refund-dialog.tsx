import type { StaffOrder } from '@academy/contract/commerce/bookkeeping';
import { formatCents, REFUND_REASON_MAX_CHARACTERS } from '@academy/domain/commerce/payments';
import { type FormEvent, useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { RefundConsequences } from '../payments/index.ts';
import { refundAsked, refundSentence } from './bookkeeping-words.ts';

export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { reference } = order;
  // Requested each time, because learners continue learning.
  const { data } = useAnswer('GET /api/admin/orders/:reference/take-back', { reference }, { staleTime: 0 });
  const { write, isPending } = useWrite('POST /api/admin/orders/:reference/refund');

  async function refund(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') return setError('Please give a reason. The buyer will read it.');
    const result = await write({ reference, reason: reason.trim() });
    if (!result) return;
    if (!result.ok) return setError(refundSentence(result.failure));
    toast(refundAsked(order.buyerName));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Refund this order"
      onSubmit={(event) => void refund(event)}
      footer={
        <Button type="submit" variant="danger-filled" isPending={isPending}>
          Refund {formatCents(order.refundableInCents)}
        </Button>
      }
    >
      <div className="grid gap-4">
        <div>
          <p>
            {formatCents(order.refundableInCents)} for “{order.courseTitle}” goes back to {order.buyerName}.
            Their place in the course ends.
          </p>
          <RefundConsequences taken={data?.takesBack} reader="staff" />
        </div>
        <TextArea
          label="Reason"
          hint="The buyer gets this by email."
          maxLength={REFUND_REASON_MAX_CHARACTERS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={error}
        />
      </div>
    </Dialog>
  );
}
