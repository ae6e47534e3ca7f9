import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { sastDateTime } from '@academy/domain/kernel';
import { CANCEL_REASON_MAX_CHARACTERS } from '@academy/domain/teaching/sessions';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { GuardedFormDialog } from '../../../../ui/overlays/guarded-form-dialog.tsx';
import { cancellingProblem, sessionCancelled } from '../teaching-messages.ts';

interface CancelSessionDialogProps {
  session: SessionAnswer;
  isOpen: boolean;
  onClose: () => void;
}

export function CancelSessionDialog({ session, isOpen, onClose }: CancelSessionDialogProps) {
  const { write, isPending } = useWrite('POST /api/sessions/:sessionId/cancellation');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  async function cancel() {
    const result = await write({ sessionId: session.id, reason });
    if (!result) return;
    if (!result.ok) return setProblem(cancellingProblem(result.failure));
    toast(sessionCancelled(session.title, result.answer.told));
    onClose();
  }

  return (
    <GuardedFormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Cancel session"
      onSubmit={() => void cancel()}
      submitLabel="Cancel session"
      cancelLabel="Keep it"
      tone="danger"
      isPending={isPending}
    >
      <p>
        <b className="font-semibold">{session.title}</b>, {sastDateTime(new Date(session.date))}
      </p>
      <TextArea
        label="Why? (optional)"
        hint="Everyone who booked gets a mail with these words."
        rows={3}
        maxLength={CANCEL_REASON_MAX_CHARACTERS}
        value={reason}
        error={problem}
        onChange={(event) => setReason(event.target.value)}
      />
    </GuardedFormDialog>
  );
}
