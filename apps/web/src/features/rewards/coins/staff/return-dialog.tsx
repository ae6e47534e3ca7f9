import type { StaffRequest } from '@academy/contract/rewards/coins';
import { coinsInWords, REASON_MAX_CHARACTERS } from '@academy/domain/rewards/coins';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { GuardedFormDialog } from '../../../../ui/overlays/guarded-form-dialog.tsx';
import { returned, settlingProblem } from './request-messages.ts';

interface ReturnDialogProps {
  request: StaffRequest;
  onClose: () => void;
}

function consequence({ state, rewardId }: StaffRequest): string {
  if (state !== 'fulfilled') return 'will not be fulfilled.';
  return rewardId === 'course'
    ? 'is refunded, and the place in the course ends.'
    : 'was fulfilled and is refunded.';
}

export function ReturnDialog({ request, onClose }: ReturnDialogProps) {
  const { write, isPending } = useWrite('POST /api/admin/redemptions/:redemptionId/return');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  async function giveBack() {
    if (reason.trim() === '') return setProblem('Please give a reason.');
    const result = await write({ redemptionId: request.id, reason: reason.trim() });
    if (!result) return;
    if (!result.ok) return setProblem(settlingProblem(result.failure));
    toast(returned(request));
    onClose();
  }

  return (
    <GuardedFormDialog
      onClose={onClose}
      title="Return the coins"
      onSubmit={() => void giveBack()}
      submitLabel={`Return ${coinsInWords(request.cost)}`}
      tone="danger"
      isPending={isPending}
    >
      <p>
        <b className="font-semibold">{request.name}</b> of {request.personName} {consequence(request)}
      </p>
      <TextArea
        label="Reason"
        required
        maxLength={REASON_MAX_CHARACTERS}
        hint="The learner reads this in the email and beside the request."
        value={reason}
        error={problem}
        onChange={(event) => setReason(event.target.value)}
      />
    </GuardedFormDialog>
  );
}
