import { checkPersonName, PERSON_NAME_MAX_LENGTH } from '@academy/domain/accounts/person-names';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../lib/answers/api-client.ts';
import { personNameWords } from '../../../lib/answers/person-name-words.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { recordSignedIn } from '../../../lib/pages/signed-in-person.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { NewPasswordField, newPasswordError } from '../../accounts/identity/index.ts';
import { type AcceptErrors, acceptErrors } from './invitation-messages.ts';

interface AcceptFormProps {
  token: string;
  name: string;
  email: string;
}

/** R9: with name and password, the person becomes a learner and is signed in. */
export function AcceptForm({ token, name, email }: AcceptFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [fullName, setFullName] = useState(name);
  const [password, setPassword] = useState('');
  const [referralCode, setReferralCode] = useState('');
  const [errors, setErrors] = useState<AcceptErrors>({});
  const { write, isPending } = useWrite('POST /api/invitations/accept');

  function show(found: AcceptErrors) {
    setErrors(found);
    const field = found.fullName
      ? 'name'
      : found.password
        ? 'new-password'
        : found.referralCode && 'referral';
    if (field) formRef.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checkedName = checkPersonName(fullName);
    const found = {
      fullName: checkedName.ok ? undefined : personNameWords(checkedName.refusal.code),
      password: newPasswordError(password, [fullName, email]),
    };
    show(found);
    if (found.fullName ?? found.password) return;
    const referral = referralCode.trim();
    const result = await write({ token, fullName, password, ...(referral && { referralCode: referral }) });
    if (result?.ok === false) show(acceptErrors(result.failure));
    if (!result?.ok) return;
    const user = await call('POST /api/auth/login', { username: email, password }).catch(() => null);
    if (user) await recordSignedIn(user.id);
    location.assign('/');
  }

  return (
    <form ref={formRef} onSubmit={submit} noValidate className="grid gap-4">
      <h2>Welcome. Your place is ready.</h2>
      <p className="text-ink-2">You will sign in with {email}.</p>
      <TextField
        label="Your full name"
        name="name"
        autoComplete="name"
        maxLength={PERSON_NAME_MAX_LENGTH}
        value={fullName}
        onChange={(event) => setFullName(event.target.value)}
        error={errors.fullName}
      />
      <NewPasswordField
        label="Password"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setErrors({ ...errors, password: undefined });
        }}
        error={errors.password}
        namesOfOwner={[fullName, email]}
      />
      <TextField
        label="Referral code, if a friend gave you one"
        name="referral"
        autoComplete="off"
        maxLength={40}
        value={referralCode}
        onChange={(event) => setReferralCode(event.target.value)}
        error={errors.referralCode}
      />
      <Problem>{errors.form}</Problem>
      <Button type="submit" variant="primary" isPending={isPending}>
        Start learning
      </Button>
    </form>
  );
}
