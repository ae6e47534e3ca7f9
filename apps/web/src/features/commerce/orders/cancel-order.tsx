import type { OrderAnswer } from '@academy/contract/commerce/payments';
import { formatCents } from '@academy/domain/commerce/payments';
import { sastDateTime } from '@academy/domain/kernel';
import { useState } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { RefundConsequences } from '../payments/index.ts';
import { cancellationFailed, purchaseCancelled } from './order-messages.ts';

/** Requested each time: what was earned since the last look is taken back too. */
function WhatGoes({ reference }: { reference: string }) {
  const { data } = useAnswer('GET /api/orders/:reference/take-back', { reference }, { staleTime: 0 });
  return <RefundConsequences taken={data?.takesBack} reader="learner" />;
}

/** The seven-day right to cancel of the ECT Act, as a button. */
export function CancelOrder({ order }: { order: OrderAnswer }) {
  const [isAsking, setIsAsking] = useState(false);
  const { write, isPending } = useWrite('POST /api/orders/:reference/cancellation');
  const { cancelUntil, courseTitle, amountInCents, refundedInCents, reference, isDisputed } = order;
  if (cancelUntil === null) return null;

  async function cancel() {
    const result = await write({ reference });
    if (!result) return;
    toast(result.ok ? purchaseCancelled(result.answer) : cancellationFailed(result.failure));
    setIsAsking(false);
  }

  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        <span>
          Cancel purchase<span className="sr-only"> of {courseTitle}</span>
        </span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void cancel()}
        isPending={isPending}
        title="Cancel this purchase?"
        confirmLabel="Cancel purchase"
        cancelLabel="Keep my place"
      >
        <p>
          Your place in “{courseTitle}” ends now, and {formatCents(amountInCents - refundedInCents)} goes back
          {isDisputed ? ' once your bank, which has asked us for it too, has decided.' : ' the way it came.'}{' '}
          You can do this until {sastDateTime(new Date(cancelUntil))}.
        </p>
        {isAsking && <WhatGoes reference={reference} />}
      </ConfirmDialog>
    </>
  );
}
