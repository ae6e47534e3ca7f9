import type { VoucherBatch } from '@academy/contract/commerce/vouchers';
import { useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { batchNotWithdrawn, batchWithdrawn } from './voucher-words.ts';

/** Ends a batch before its last day; there is nothing to withdraw once every code was used. */
export function WithdrawBatch({ batch }: { batch: VoucherBatch }) {
  const [isAsking, setIsAsking] = useState(false);
  const { write, isPending } = useWrite('POST /api/admin/vouchers/:batchId/withdrawal');
  const { id, sponsor, size, used, withdrawnAt } = batch;
  const unused = size - used;
  if (withdrawnAt !== null || unused === 0) return null;

  async function withdraw() {
    const result = await write({ batchId: id });
    if (!result) return;
    toast(result.ok ? batchWithdrawn(sponsor) : batchNotWithdrawn(result.failure));
    setIsAsking(false);
  }

  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        <span>
          Withdraw<span className="sr-only"> the codes of {sponsor}</span>
        </span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void withdraw()}
        isPending={isPending}
        title="Withdraw these codes?"
        confirmLabel="Withdraw"
        cancelLabel="Keep them"
      >
        {unused === 1 ? 'One unused code' : `${unused} unused codes`} will stop working. Places that were
        already taken with a code stay. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
