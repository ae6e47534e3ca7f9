import { type FormEvent, useState } from 'react';
import { wantSignIn } from '../../lib/return-path.ts';
import { useWrite } from '../../lib/use-write.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FormError } from './form-error.tsx';
import { newPasswordProblem } from './identity-messages.ts';

/** Leads to the sign-in panel on the landing page. */
function goToSignIn() {
  wantSignIn();
  location.assign('/');
}

/** Reached by the mailed link; its token stands behind the `#` and is sent only with the new password. */
export function ResetPasswordPage() {
  const [token] = useState(() => location.hash.slice(1));
  const [newPassword, setNewPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const { write, isPending } = useWrite('POST /api/auth/password-reset/confirm');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (newPassword === '') {
      setProblem('Please choose a password.');
      return;
    }
    setProblem(null);
    const outcome = await write({ token, newPassword });
    if (outcome?.ok) setIsDone(true);
    else if (outcome) setProblem(newPasswordProblem(outcome.failure));
  }

  return (
    <Card as="section" className="mx-auto grid w-full max-w-112 gap-4">
      <h2>{isDone ? 'Your password is set' : 'Choose a new password'}</h2>
      {token === '' && <p>This page needs the link from your mail. Please open that link again.</p>}
      {isDone && (
        <>
          <p role="status">You can sign in with it now.</p>
          <Button variant="primary" onClick={goToSignIn}>
            Sign in
          </Button>
        </>
      )}
      {token !== '' && !isDone && (
        <form onSubmit={submit} noValidate className="grid gap-4">
          <PasswordField
            label="New password"
            name="new-password"
            autoComplete="new-password"
            hint="At least 8 characters. A short sentence is easy to remember and hard to guess."
            maxLength={256}
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
          />
          <FormError sentence={problem} />
          <Button type="submit" variant="primary" isPending={isPending}>
            Set password
          </Button>
          <Button variant="quiet" onClick={goToSignIn}>
            Ask for a new link
          </Button>
        </form>
      )}
    </Card>
  );
}
