import { type FormEvent, useRef, useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { wantSignIn } from '../../../lib/pages/return-path.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FormError } from './form-error.tsx';
import { newPasswordProblem } from './identity-messages.ts';
import { NewPasswordField } from './passwords/new-password-field.tsx';
import { newPasswordError } from './passwords/password-words.ts';
import { ForgottenPasswordForm } from './sign-in/forgotten-password-form.tsx';

type Stage = 'choosing' | 'asking' | 'link-not-valid' | 'done';

/** Links to the sign-in panel on the landing page. */
function goToSignIn() {
  wantSignIn();
  location.assign('/');
}

/** Opened by the mailed link; its token is in the fragment and is sent only with the new password. */
export function ResetPasswordPage() {
  const [token] = useState(() => location.hash.slice(1));
  const [stage, setStage] = useState<Stage>(token === '' ? 'asking' : 'choosing');
  return (
    <Card as="section" className="mx-auto grid w-full max-w-112 gap-4">
      {stage === 'choosing' && (
        <>
          <h2>Choose a new password</h2>
          <ResetForm token={token} onStage={setStage} />
        </>
      )}
      {(stage === 'asking' || stage === 'link-not-valid') && (
        <>
          <h2>Ask for a new link</h2>
          {stage === 'link-not-valid' && (
            <p role="alert" className="font-medium text-danger-text">
              This link has been used or has expired. Please ask for a new one.
            </p>
          )}
          <ForgottenPasswordForm username="" onBack={goToSignIn} />
        </>
      )}
      {stage === 'done' && (
        <>
          <h2>Your password is set</h2>
          <p role="status">You can now sign in with it.</p>
          <Button variant="primary" onClick={goToSignIn}>
            Sign in
          </Button>
        </>
      )}
    </Card>
  );
}

function ResetForm({ token, onStage }: { token: string; onStage: (stage: Stage) => void }) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [newPassword, setNewPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const { write, isPending } = useWrite('POST /api/auth/password-reset/confirm');

  function showAtField(sentence: string) {
    setError(sentence);
    fieldRef.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    const found = newPasswordError(newPassword, []);
    if (found !== undefined) return showAtField(found);
    const outcome = await write({ token, newPassword });
    if (outcome?.ok) return onStage('done');
    if (!outcome) return;
    const { place, sentence } = newPasswordProblem(outcome.failure);
    if (place === 'link') onStage('link-not-valid');
    else if (place === 'password') showAtField(sentence);
    else setProblem(sentence);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <NewPasswordField
        ref={fieldRef}
        label="New password"
        value={newPassword}
        onChange={(password) => {
          setNewPassword(password);
          setError(undefined);
        }}
        error={error}
        namesOfOwner={[]}
      />
      <FormError sentence={problem} />
      <Button type="submit" variant="primary" isPending={isPending}>
        Set password
      </Button>
      <Button variant="quiet" onClick={() => onStage('asking')}>
        Ask for a new link
      </Button>
    </form>
  );
}
