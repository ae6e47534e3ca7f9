import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

interface LogOutQuestionProps {
  isAsking: boolean;
  confirm: () => void;
  cancel: () => void;
}

export function LogOutQuestion({ isAsking, confirm, cancel }: LogOutQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onClose={cancel}
      onConfirm={confirm}
      title="Log out without sending your work?"
      confirmLabel="Log out anyway"
      cancelLabel="Stay signed in"
    >
      Some of your work is on this device alone, because the academy could not be reached or could not take
      it. Logging out removes it from here for good. <a href="/offline">See what waits</a>
    </ConfirmDialog>
  );
}
