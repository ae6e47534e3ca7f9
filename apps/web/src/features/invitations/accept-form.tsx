import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { useWrite } from '../../lib/use-write.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { acceptProblem } from './invitation-messages.ts';

interface AcceptFormProps {
  token: string;
  name: string;
  email: string;
}

/** R9: name and password, and the person is a learner and signed in. */
export function AcceptForm({ token, name, email }: AcceptFormProps) {
  const [fullName, setFullName] = useState(name);
  const [password, setPassword] = useState('');
  const [referralCode, setReferralCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { write, isPending } = useWrite('POST /api/invitations/accept');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (fullName.trim().length < 2 || password === '') {
      setProblem('Please fill in your name and choose a password.');
      return;
    }
    setProblem(null);
    const referral = referralCode.trim();
    const result = await write({ token, fullName, password, ...(referral && { referralCode: referral }) });
    if (result?.ok === false) setProblem(acceptProblem(result.failure));
    if (!result?.ok) return;
    await call('POST /api/auth/login', { username: email, password }).catch(() => undefined);
    location.assign('/');
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <h2>Welcome. Your place is ready.</h2>
      <p className="text-ink-2">You will sign in with {email}.</p>
      <TextField
        label="Your full name"
        name="name"
        autoComplete="name"
        maxLength={100}
        value={fullName}
        onChange={(event) => setFullName(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="new-password"
        autoComplete="new-password"
        hint="At least 8 characters. A short sentence is easy to remember and hard to guess."
        maxLength={256}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        label="Referral code, if a friend gave you one"
        name="referral"
        autoComplete="off"
        maxLength={40}
        value={referralCode}
        onChange={(event) => setReferralCode(event.target.value)}
      />
      <p role="alert" className="font-medium text-danger-text empty:hidden">
        {problem}
      </p>
      <Button type="submit" variant="primary" isPending={isPending}>
        Start learning
      </Button>
    </form>
  );
}
