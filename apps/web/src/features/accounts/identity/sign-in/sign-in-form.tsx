import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { loadPart } from '../../../../lib/pages/load-part.ts';
import { takeReturnPath } from '../../../../lib/pages/return-path.ts';
import { recordSignedIn } from '../../../../lib/pages/signed-in-person.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { FormError } from '../form-error.tsx';
import { signInProblem } from '../identity-messages.ts';
import { SignInNameField } from './sign-in-name-field.tsx';

interface SignInFormProps {
  onForgotten: (username: string) => void;
}

const typed = (form: HTMLFormElement | null, name: string) =>
  String(form === null ? '' : (new FormData(form).get(name) ?? ''));

/**
 * A plain form until the script runs: `POST /login` accepts it as the browser sends it. The entries are kept by the
 * browser, not React, so that what is typed before hydration counts too; and they stay when the server refuses.
 */
export function SignInForm({ onForgotten }: SignInFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const sentenceRef = useRef<HTMLSpanElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  // The code is asked only of accounts with a second factor, once the password is right.
  const [wantsCode, setWantsCode] = useState(false);
  // Known only once the script runs: without a script the button could not work.
  const [hasPasskeys, setHasPasskeys] = useState(false);
  const { write, isPending } = useWrite('POST /api/auth/login');
  useEffect(() => {
    setProblem(sentenceRef.current?.textContent || null);
    setHasPasskeys('PublicKeyCredential' in window);
    setWantsCode(formRef.current?.querySelector('[data-code]:not([hidden])') !== null);
  }, []);

  async function submitPasskey() {
    setProblem(null);
    setIsLeaving(true);
    const sentence = await loadPart(
      () => import('../../passkeys/index.ts'),
      ({ signInWithPasskey }) => signInWithPasskey,
    ).then(
      (signInWithPasskey) => signInWithPasskey(),
      () => 'No connection. Please try again.',
    );
    if (sentence === null) return;
    setIsLeaving(false);
    setProblem(sentence);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const username = typed(event.currentTarget, 'username');
    const password = typed(event.currentTarget, 'password');
    if (username.trim() === '' || password === '') {
      setProblem('Please fill in both fields.');
      return;
    }
    setProblem(null);
    const code = typed(event.currentTarget, 'code').trim();
    const outcome = await write({ username, password, ...(code !== '' && { code }) });
    if (outcome?.ok === false) {
      flushSync(() => {
        setProblem(signInProblem(outcome.failure));
        setWantsCode((wanted) => wanted || outcome.failure.code === 'second-factor-needed');
      });
      if (outcome.failure.code === 'second-factor-needed')
        formRef.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
    }
    if (!outcome?.ok) return;
    setIsLeaving(true);
    await recordSignedIn(outcome.answer.id);
    // A page load: the application replaces the landing page, from the cache if it is there.
    location.assign(takeReturnPath());
  }

  return (
    <form
      ref={formRef}
      action="/login"
      method="post"
      onSubmit={submit}
      noValidate
      aria-label="Sign in"
      className="grid gap-4 @min-[40rem]:grid-cols-[1fr_1fr_auto]"
    >
      {/* Where the guard redirected from; filled in by the script that runs before this one. */}
      <input type="hidden" name="returnPath" />
      <SignInNameField />
      <PasswordField label="Password" name="password" maxLength={256} />
      {/* Shown on the page that asks for a code after a form without a script: hydration must keep it. */}
      <div data-code="" hidden={!wantsCode} suppressHydrationWarning>
        <TextField label="Code" name="code" autoComplete="one-time-code" inputMode="text" maxLength={20} />
      </div>
      <Button
        type="submit"
        variant="primary"
        isPending={isPending || isLeaving}
        className="@min-[40rem]:mb-0.5 @min-[40rem]:min-w-32 @min-[40rem]:self-end"
      >
        Sign in
      </Button>
      <div className="col-span-full grid gap-3 @min-[40rem]:flex @min-[40rem]:flex-row-reverse @min-[40rem]:items-center @min-[40rem]:justify-end">
        <FormError sentence={problem} ref={sentenceRef} />
        <Button
          variant="quiet"
          className="@min-[40rem]:-ml-3"
          onClick={() => onForgotten(typed(formRef.current, 'username'))}
        >
          Forgot your password?
        </Button>
        {hasPasskeys && (
          <Button variant="quiet" isPending={isLeaving} onClick={() => void submitPasskey()}>
            Use a passkey
          </Button>
        )}
      </div>
    </form>
  );
}
