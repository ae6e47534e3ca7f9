import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx';

export function ResetButton({ onReset }: { onReset: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <IconButton
        label="Start again"
        icon={RotateCcw}
        variant="icon-on-panel"
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onReset();
        }}
        title="Start again?"
        confirmLabel="Start again"
        cancelLabel="Keep my program"
      >
        This replaces your program with the one you started from. You can undo it.
      </ConfirmDialog>
    </>
  );
}
