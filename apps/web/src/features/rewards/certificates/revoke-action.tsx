import { REASON_MAX_LENGTH, readRevocationReason } from '@academy/domain/rewards/certificates';
import { useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { GuardedFormDialog } from '../../../ui/overlays/guarded-form-dialog.tsx';
import { revokingProblem } from './certificate-messages.ts';

/** For administrators, on the page of the certificate. */
export function RevokeAction({ certificateId }: { certificateId: string }) {
  const { write, isPending } = useWrite('POST /api/admin/certificates/:certificateId/revocation');
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  async function revoke() {
    const read = readRevocationReason(reason);
    if (read === null) return setProblem(`Please say why, in 3 to ${REASON_MAX_LENGTH} characters.`);
    const result = await write({ certificateId, reason: read });
    if (!result) return;
    if (!result.ok) return setProblem(revokingProblem(result.failure));
    await result.refreshed;
    toast({ title: 'Certificate revoked', description: 'Everyone who checks it sees that from now on.' });
    setIsOpen(false);
  }

  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Revoke this certificate
      </Button>
      <GuardedFormDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Revoke this certificate?"
        onSubmit={() => void revoke()}
        submitLabel="Revoke"
        tone="danger"
        isPending={isPending}
      >
        <p>
          It stops counting everywhere at once, and it cannot be undone. The public page shows the date, not
          your reason.
        </p>
        <TextArea
          label="Reason"
          hint="For the academy’s own files."
          required
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
      </GuardedFormDialog>
    </>
  );
}
