import type { Answer } from '@academy/contract';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { type ConfirmationMethod, confirmIdentity } from './confirm-identity.ts';

interface ConfirmationDialogProps {
  ways: Answer<'GET /api/auth/confirmation'>;
  onEnd: (isConfirmed: boolean) => void;
}

const SUBMIT: Readonly<Record<ConfirmationMethod, string>> = {
  password: 'Confirm',
  code: 'Confirm',
  passkey: 'Use a passkey',
};
const OTHER: Readonly<Record<ConfirmationMethod, string>> = {
  password: 'Use your password',
  code: 'Use a code',
  passkey: 'Use a passkey',
};

function waysHere({
  hasPassword,
  hasCode,
  hasPasskey,
}: ConfirmationDialogProps['ways']): ConfirmationMethod[] {
  return [
    ...(hasPassword ? (['password'] as const) : []),
    ...(hasCode ? (['code'] as const) : []),
    ...(hasPasskey && 'PublicKeyCredential' in window ? (['passkey'] as const) : []),
  ];
}

/** Shown before an action that an attacker would steal a sign-in for. The action then continues by itself. */
export function ConfirmationDialog({ ways, onEnd }: ConfirmationDialogProps) {
  const offered = waysHere(ways);
  const [way, setWay] = useState<ConfirmationMethod | null>(offered[0] ?? null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function submit(chosen: ConfirmationMethod | null) {
    if (chosen === null || isPending) return;
    setIsPending(true);
    const sentence = await confirmIdentity(chosen, typed);
    setIsPending(false);
    if (sentence === null) onEnd(true);
    else setError(sentence);
  }
  function choose(other: ConfirmationMethod) {
    setError(undefined);
    setTyped('');
    setWay(other);
    // Nothing is typed for a passkey: the browser asks at once.
    if (other === 'passkey') void submit(other);
  }

  return (
    <FormDialog
      title="Please confirm it is you"
      onClose={() => onEnd(false)}
      onSubmit={() => void submit(way)}
      submitLabel={way === null ? 'Confirm' : SUBMIT[way]}
      isPending={isPending}
      isIncomplete={way === null}
      problem={way === 'passkey' ? error : undefined}
    >
      <p>
        {way === null
          ? 'There is no way to do that in this browser. Please sign out and sign in again.'
          : 'A stranger at your device must not be able to do this, so we ask again after ten minutes.'}
      </p>
      {way === 'password' && (
        <PasswordField
          data-autofocus
          label="Your password"
          maxLength={256}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {way === 'code' && (
        <TextField
          data-autofocus
          label="Code of your authenticator app"
          hint="A recovery code works too."
          autoComplete="one-time-code"
          maxLength={20}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {offered.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {offered
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} variant="quiet" onClick={() => choose(other)}>
                {OTHER[other]}
              </Button>
            ))}
        </div>
      )}
    </FormDialog>
  );
}
