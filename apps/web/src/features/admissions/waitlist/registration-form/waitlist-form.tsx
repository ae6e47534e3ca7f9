import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { type TakenPlace, useRegistration } from '../use-registration.ts';
import type { FieldErrors } from '../waitlist-messages.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { WaitlistAnswer } from './waitlist-answer.tsx';
import { WaitlistFields } from './waitlist-fields.tsx';

interface WaitlistFormProps {
  isFull: boolean;
  onRegistered: (place: TakenPlace) => void;
}

/**
 * A plain form without a script: `POST /` accepts it as the browser sends it. While the script is loading, a press is
 * remembered and replayed. The entries are kept by the browser, not React, so that what is typed before hydration
 * counts too.
 */
export function WaitlistForm({ isFull, onRegistered }: WaitlistFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [isAnswered, setIsAnswered] = useState(true);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { register, isPending } = useRegistration({
    onRegistered,
    onRefused(found) {
      setErrors(found);
      emptyTrap(formRef.current);
      // Below the toast, which would cover the fields otherwise.
      formRef.current?.scrollIntoView({ block: 'start' });
      firstFieldIn(found, formRef.current)?.focus({ preventScroll: true });
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const entry = (name: string) => String(entries.get(name) ?? '');
    const form = { email: entry('email'), name: entry('name'), province: entry('province') };
    setErrors({});
    setIsAnswered(false);
    void register(form, entry('website'));
  }

  return (
    <form
      ref={formRef}
      id="join"
      action="/#join"
      method="post"
      onSubmit={submit}
      onInput={({ target }) => setErrors(without(target, errors))}
      noValidate
      aria-label="Waiting list"
      className="grid scroll-mt-48 gap-4 has-[[data-place]:not(:empty)]:[&>*:not([data-place])]:hidden"
    >
      <h2>Join the waiting list</h2>
      {isAnswered && <WaitlistAnswer />}
      <WaitlistFields errors={errors} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isWide
        isPending={isPending}
        disabled={isPending || isFull}
      >
        {buttonLabel(isPending, isFull)}
      </Button>
      <PrivacyNotice />
    </form>
  );
}

// 1§4
function buttonLabel(isPending: boolean, isFull: boolean) {
  if (isPending) return 'Registering...';
  return isFull ? 'Waitlist Full' : 'Join the Waitlist';
}

type Field = HTMLInputElement | HTMLSelectElement;

function firstFieldIn(errors: FieldErrors, form: HTMLFormElement | null): Field | undefined {
  const fields = Array.from(form?.querySelectorAll<Field>('[required]') ?? []);
  return fields.find(({ name }) => errors[name as keyof FieldErrors] !== undefined);
}

/** A password manager may have filled it in; the person gets through with the next press. */
function emptyTrap(form: HTMLFormElement | null) {
  const trap = form?.querySelector<HTMLInputElement>('[name="website"]');
  if (trap) trap.value = '';
}

/** The error of a field disappears while it is being corrected. */
function without(target: EventTarget, errors: FieldErrors): FieldErrors {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    ? { ...errors, [target.name]: undefined }
    : errors;
}
