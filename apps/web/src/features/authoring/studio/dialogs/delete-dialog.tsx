import type { ContentEntry } from '@academy/contract/authoring/studio';
import { CONTENT_WORDS, type ContentType } from '@academy/domain/catalogue/content';
import { useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { deleted, deleteFailed, insteadOfDeleting } from '../studio-messages.ts';
import { deleteEndpoint, nameOf } from '../studio-type.ts';
import { useArchiving } from '../use-archiving.ts';
import { useRestoring } from '../use-restoring.ts';

interface DeleteDialogProps {
  type: ContentType;
  entry: ContentEntry;
  onClose: () => void;
}

/** CMS-16: asks first, and can be undone. For a course with learners it offers archiving instead. */
export function DeleteDialog({ type, entry, onClose }: DeleteDialogProps) {
  const { write, isPending } = useWrite(deleteEndpoint(type));
  const restore = useRestoring(type);
  const archive = useArchiving(type);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { inSentence } = CONTENT_WORDS[type];

  async function remove() {
    const result = await write({ contentId: entry.id });
    if (!result) return;
    if (result.ok) {
      toast(deleted(type, () => void restore(entry)));
      onClose();
      return;
    }
    toast(deleteFailed(type, result.failure));
    const instead = insteadOfDeleting(result.failure);
    if (instead === null) onClose();
    else setRefusal(instead);
  }
  async function archiveInstead() {
    await archive(entry, true);
    onClose();
  }

  if (refusal !== null)
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        onConfirm={() => void archiveInstead()}
        title={`“${nameOf(entry)}” has learners`}
        confirmLabel="Archive it"
        tone="primary"
      >
        {refusal}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void remove()}
      isPending={isPending}
      title={`Are you sure you want to delete this ${inSentence}?`}
      confirmLabel="Delete"
    >
      “{nameOf(entry)}” disappears from the academy. You can bring it back: it stays among the deleted ones.
    </ConfirmDialog>
  );
}
