import type { WaitlistEntry } from '@academy/contract/admissions/invitations';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

interface RemoveEntryDialogProps {
  entry: WaitlistEntry | null;
  isPending: boolean;
  onClose: () => void;
  onConfirm: (entryId: string) => void;
}

export function RemoveEntryDialog({ entry, isPending, onClose, onConfirm }: RemoveEntryDialogProps) {
  return (
    <ConfirmDialog
      isOpen={entry !== null}
      onClose={onClose}
      onConfirm={() => entry && onConfirm(entry.id)}
      title={`Remove ${entry?.name ?? ''}?`}
      confirmLabel="Remove"
      isPending={isPending}
    >
      Place #{entry?.position} opens up at once, and the name comes off the front page. {consequence(entry)}
    </ConfirmDialog>
  );
}

function consequence(entry: WaitlistEntry | null): string {
  switch (entry?.state) {
    case 'joined':
      return 'The learner keeps their account.';
    case 'invited':
    case 'expired':
      return 'Their invitation link stops working. We do not email them about it.';
    case 'unconfirmed':
    case 'waiting':
    case undefined:
      return 'We do not email them about it.';
  }
}
