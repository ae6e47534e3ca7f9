import { readJoiningUrl } from '@academy/domain/teaching/joining-links';
import { useState } from 'react';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';

const NOT_A_LINK = 'Please enter the full link to the call, starting with https://.';

interface JoiningLinkDialogProps {
  /** The title of the session or event. */
  title: string;
  currentUrl: string | null;
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  /** Resolves with the reason for a failure, or null. */
  onSave: (url: string | null) => Promise<string | null>;
}

export function JoiningLinkDialog({
  title,
  currentUrl,
  onSave,
  onClose,
  isPending,
  isOpen,
}: JoiningLinkDialogProps) {
  const [url, setUrl] = useState(currentUrl ?? '');
  const [problem, setProblem] = useState<string>();

  async function save() {
    const isEmpty = url.trim() === '';
    if (!isEmpty && !readJoiningUrl(url).ok) return setProblem(NOT_A_LINK);
    const failure = await onSave(isEmpty ? null : url.trim());
    setProblem(failure ?? undefined);
    if (failure === null) onClose();
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Joining link"
      onSubmit={() => void save()}
      submitLabel="Save link"
      isPending={isPending}
    >
      <p>
        <b className="font-semibold">{title}</b>
      </p>
      <TextField
        label="Link to the call"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        value={url}
        error={problem}
        hint="Leave this empty to remove the link."
        onChange={(event) => setUrl(event.target.value)}
      />
      <p className="text-ink-2">
        Only people with a place see it, from 15 minutes before the start until the end.
      </p>
    </FormDialog>
  );
}
