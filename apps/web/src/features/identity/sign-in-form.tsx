import { type FormEvent, useState } from 'react';
import { takeReturnPath } from '../../lib/return-path.ts';
import { useWrite } from '../../lib/use-write.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { FormError } from './form-error.tsx';
import { problemSentence } from './identity-messages.ts';
import { SignInNameField } from './sign-in-name-field.tsx';

interface SignInFormProps {
  onForgotten: (username: string) => void;
}

/** What was typed stays when the server says no. */
export function SignInForm({ onForgotten }: SignInFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const { write, isPending } = useWrite('POST /api/auth/login');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (username.trim() === '' || password === '') {
      setProblem('Please fill in both fields.');
      return;
    }
    setProblem(null);
    const outcome = await write({ username, password });
    if (outcome?.ok === false) setProblem(problemSentence(outcome.error));
    if (!outcome?.ok) return;
    setIsLeaving(true);
    // A new page: the server now answers with the application instead of the landing page.
    location.assign(takeReturnPath());
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <SignInNameField value={username} onChange={setUsername} />
      <PasswordField
        label="Password"
        name="password"
        maxLength={256}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormError sentence={problem} />
      <Button type="submit" variant="primary" isWide isPending={isPending || isLeaving}>
        Sign in
      </Button>
      <Button variant="quiet" onClick={() => onForgotten(username)}>
        Forgot your password?
      </Button>
    </form>
  );
}
