import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DifferenceView } from '../difference-view.tsx';
import type { CourseFileAnswer, DraftText } from './use-draft-text.ts';

interface ConflictDialogProps {
  text: DraftText;
  current: CourseFileAnswer;
  onClose: () => void;
}

/** Somebody else saved first: both texts side by side, so that nothing is overwritten silently. */
export function ConflictDialog({ text, current, onClose }: ConflictDialogProps) {
  const theirs = current.draft ? current.draft.text : current.text;
  const who = current.draft?.changedBy ?? 'Somebody else';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Changed in the meantime"
      size="lg"
      footer={
        <>
          <Button
            onClick={() => {
              text.forget();
              onClose();
            }}
          >
            Use the saved text
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              text.rebase(current);
              onClose();
            }}
          >
            Keep mine, then save
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-ink-2">
          {who} saved this file after you opened it. Nothing was overwritten, and what you typed is kept on
          this device. This is the way from the saved text to yours:
        </p>
        <DifferenceView before={theirs} after={text.current} label="From the saved text to yours" />
      </div>
    </Dialog>
  );
}
