import { type ReactNode, useState } from 'react';
import { PasswordField } from '../forms/password-field.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

interface PasswordDialogProps {
  title: string;
  label: string;
  /** Resolves with the reason for a refusal, or null. */
  onConfirm: (password: string) => Promise<string | null | undefined>;
  onClose: () => void;
  tone?: FormDialogProps['tone'];
  /** What happens after that. */
  children?: ReactNode;
}

/** For actions that need more than a sign-in. */
export function PasswordDialog({ title, label, onConfirm, onClose, tone, children }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  async function submit() {
    if (password === '') return setError('Please enter your password.');
    setIsPending(true);
    const sentence = await onConfirm(password);
    setIsPending(false);
    if (sentence) setError(sentence);
  }
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      onSubmit={() => void submit()}
      submitLabel={label}
      tone={tone}
      isPending={isPending}
    >
      {children}
      <PasswordField
        label="Your password"
        value={password}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
    </FormDialog>
  );
}
