import { checkPasskeyName, PASSKEY_NAME_MAX_LENGTH } from '@academy/domain/accounts/identity';
import { useEffect, useRef, useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { makeCredential } from './credentials.ts';
import {
  addPasskeySentence,
  beginPasskeySentence,
  NAME_WITH_ADDRESS,
  NOT_MADE,
  PASSKEY_ADDED,
} from './passkey-words.ts';

/** The password first, then the device's own lock. What was typed stays when either refuses. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const beginning = useWrite('POST /api/auth/passkeys/challenge');
  const adding = useWrite('POST /api/auth/passkeys');
  const [name, setName] = useState('This device');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [nameError, setNameError] = useState<string>();
  const [isMaking, setIsMaking] = useState(false);

  const asking = useRef<AbortController>(null);
  // Closing the dialog also aborts the device's prompt.
  useEffect(() => () => asking.current?.abort(), []);

  async function add(): Promise<string | null | undefined> {
    const controller = new AbortController();
    asking.current = controller;
    const begun = await beginning.write({ password });
    if (!begun) return undefined;
    if (!begun.ok) return beginPasskeySentence(begun.failure);
    const made = await makeCredential(begun.answer, controller.signal).catch(() => null);
    if (!made) return NOT_MADE;
    const added = await adding.write({ name: name.trim() || 'This device', ...made });
    return added && (added.ok ? null : addPasskeySentence(added.failure));
  }

  async function submit() {
    const isNamed = name.trim() === '' || checkPasskeyName(name).ok;
    setNameError(isNamed ? undefined : NAME_WITH_ADDRESS);
    if (!isNamed) return;
    if (password === '') return setError('Please enter your password.');
    setIsMaking(true);
    const sentence = await add();
    setIsMaking(false);
    if (sentence === null) {
      toast(PASSKEY_ADDED);
      onClose();
    } else if (sentence) setError(sentence);
  }

  return (
    <FormDialog
      onClose={onClose}
      title="Add a passkey"
      onSubmit={() => void submit()}
      submitLabel="Continue"
      isPending={isMaking}
    >
      <TextField
        label="Name of the device"
        hint="So that you know it again in the list."
        value={name}
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        error={nameError}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField
        label="Your password"
        value={password}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
    </FormDialog>
  );
}
