import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

interface LogOutQuestionProps {
  isAsking: boolean;
  isListed: boolean;
  confirm: () => void;
  cancel: () => void;
}

export function LogOutQuestion({ isAsking, isListed, confirm, cancel }: LogOutQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onClose={cancel}
      onConfirm={confirm}
      title="Log out without sending your work?"
      confirmLabel="Log out anyway"
      cancelLabel="Stay signed in"
    >
      {isListed ? (
        <>
          Some of your work is on this device alone, because the academy could not be reached or could not
          take it. Logging out removes it from here for good. <a href="/offline">See what waits</a>
        </>
      ) : (
        'You have written something here that you have not sent or saved yet. Logging out removes it from this device for good.'
      )}
    </ConfirmDialog>
  );
}
