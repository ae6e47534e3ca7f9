import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';

interface GiveBackDialogProps {
  session: SessionAnswer;
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function GiveBackDialog({ session, ...dialog }: GiveBackDialogProps) {
  const isWaiting = session.booking?.state === 'waiting';
  return (
    <ConfirmDialog
      {...dialog}
      title={isWaiting ? 'Leave the waiting list?' : 'Cancel this booking?'}
      confirmLabel={isWaiting ? 'Leave the list' : 'Cancel booking'}
      cancelLabel={isWaiting ? 'Keep my place' : 'Keep my seat'}
    >
      {isWaiting
        ? `You lose your place in line for “${session.title}”. If you join again, you start at the back.`
        : `Your seat in “${session.title}” goes to the next person in line.`}
    </ConfirmDialog>
  );
}
