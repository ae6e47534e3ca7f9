import { type FormEvent, useEffect, useRef, useState } from 'react';
import { takeReturnPath } from '../../lib/return-path.ts';
import { useWrite } from '../../lib/use-write.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { FormError } from './form-error.tsx';
import { signInProblem } from './identity-messages.ts';
import { SignInNameField } from './sign-in-name-field.tsx';

interface SignInFormProps {
  onForgotten: (username: string) => void;
}

const typed = (form: HTMLFormElement | null, name: string) =>
  String(form === null ? '' : (new FormData(form).get(name) ?? ''));

/**
 * A form like any other until the script runs: `POST /login` takes it as the browser sends it. The browser keeps the
 * entries, not React, so that what is typed before counts too; and what was typed stays when the server says no.
 */
export function SignInForm({ onForgotten }: SignInFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const sentenceRef = useRef<HTMLSpanElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const { write, isPending } = useWrite('POST /api/auth/login');
  useEffect(() => setProblem(sentenceRef.current?.textContent || null), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const username = typed(event.currentTarget, 'username');
    const password = typed(event.currentTarget, 'password');
    if (username.trim() === '' || password === '') {
      setProblem('Please fill in both fields.');
      return;
    }
    setProblem(null);
    const outcome = await write({ username, password });
    if (outcome?.ok === false) setProblem(signInProblem(outcome.failure));
    if (!outcome?.ok) return;
    setIsLeaving(true);
    // A new page: the server now answers with the application instead of the landing page.
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
      {/* Where the guard stopped someone; filled in by the script that runs before this one. */}
      <input type="hidden" name="returnPath" />
      <SignInNameField />
      <PasswordField label="Password" name="password" maxLength={256} />
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
      </div>
    </form>
  );
}
