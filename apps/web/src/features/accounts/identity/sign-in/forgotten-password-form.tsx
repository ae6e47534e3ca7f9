import { type FormEvent, useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormError } from '../form-error.tsx';
import { resetLinkProblem } from '../identity-messages.ts';
import { SignInNameField } from './sign-in-name-field.tsx';

interface ForgottenPasswordFormProps {
  username: string;
  onBack: () => void;
}

/** Shows the same message whether or not there is such an account, so that nobody can find out. */
export function ForgottenPasswordForm({ username: typedBefore, onBack }: ForgottenPasswordFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  const { write, isPending } = useWrite('POST /api/auth/password-reset');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const username = String(new FormData(event.currentTarget).get('username') ?? '');
    if (username.trim() === '') {
      setProblem('Please enter your username or e-mail.');
      return;
    }
    setProblem(null);
    const outcome = await write({ username });
    if (outcome?.ok) setIsSent(true);
    else if (outcome) setProblem(resetLinkProblem(outcome.failure));
  }

  if (isSent)
    return (
      <div className="grid gap-4" role="status">
        <p>
          If there is an account with that name, we have sent its owner an email with a link. The link works
          for one hour.
        </p>
        <Button onClick={onBack}>Back to sign in</Button>
      </div>
    );
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-ink-2">We will email you a link. Open it to choose a new password.</p>
      <SignInNameField typedBefore={typedBefore} />
      <FormError sentence={problem} />
      <Button type="submit" variant="primary" isWide isPending={isPending}>
        Send the link
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </form>
  );
}
