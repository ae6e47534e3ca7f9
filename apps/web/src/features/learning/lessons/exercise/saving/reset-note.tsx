import { Undo2 } from 'lucide-react';
import { Button } from '../../../../../ui/actions/button.tsx';

export interface ResetNoteProps {
  /** The program before the reset; null when there is nothing to restore. */
  replaced: string | null;
  onUndo: (code: string) => void;
}

export function ResetNote({ replaced, onUndo }: ResetNoteProps) {
  return (
    <div role="status" className="empty:hidden">
      {replaced !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>You are back at the start.</p>
          <Button icon={Undo2} onClick={() => onUndo(replaced)}>
            Bring my program back
          </Button>
        </div>
      )}
    </div>
  );
}
