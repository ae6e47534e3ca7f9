import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Protects what was typed from being lost by accident. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onStay}
      onConfirm={onLeave}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      tone="discouraged"
    >
      What you have typed is not saved yet.
    </ConfirmDialog>
  );
}
