import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';

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
        Your program is replaced by the one that the exercise began with. You can undo this.
      </ConfirmDialog>
    </>
  );
}
