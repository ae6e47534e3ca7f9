import type { ContentEntry } from '@academy/contract/authoring/studio';
import { type ContentType, differenceOf, type EntryFields } from '@academy/domain/catalogue/content';
import { sastDateTime } from '@academy/domain/kernel';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DifferenceTable } from './difference-table.tsx';

interface ConflictDialogProps {
  type: ContentType;
  /** What somebody else has saved. */
  current: ContentEntry;
  mine: EntryFields;
  isPending: boolean;
  onClose: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Somebody else saved first: both versions side by side, so that nothing is overwritten silently. */
export function ConflictDialog({
  type,
  current,
  mine,
  isPending,
  onClose,
  onTakeTheirs,
  onSaveMine,
}: ConflictDialogProps) {
  const who = current.changedBy ?? 'Somebody else';
  const differences = differenceOf(type, current.fields as EntryFields, mine);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Changed in the meantime"
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button onClick={onTakeTheirs}>Use the saved version</Button>
          <Button variant="primary" isPending={isPending} onClick={onSaveMine}>
            Save mine
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {who} saved this entry on {sastDateTime(new Date(current.changedAt))}, after you opened it. Nothing
          was overwritten.
        </p>
        {differences.length === 0 ? (
          <p>You both wrote the same thing.</p>
        ) : (
          <DifferenceTable differences={differences} before="Saved now" after="Yours" />
        )}
      </div>
    </Dialog>
  );
}
