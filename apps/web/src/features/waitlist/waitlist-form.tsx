import type { RegistrationRefusal } from '@academy/domain/waitlist';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { useRegistration } from './use-registration.ts';
import { WaitlistFields } from './waitlist-fields.tsx';

interface WaitlistFormProps {
  isFull: boolean;
  onRegistered: (position: number) => void;
}

/** The browser keeps the entries, not React: what is typed before the script runs counts too. */
export function WaitlistForm({ isFull, onRegistered }: WaitlistFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  const { register, isPending } = useRegistration({
    onRegistered,
    onObjection: (code) => focusFieldOf(code, formRef.current),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const entry = (name: string) => String(entries.get(name) ?? '');
    const form = { email: entry('email'), name: entry('name'), province: entry('province') };
    void register(form, entry('website'));
  }

  return (
    <form ref={formRef} onSubmit={submit} noValidate aria-label="Waiting list" className="grid gap-4">
      <h2>Join the waiting list</h2>
      <WaitlistFields />
      <Button
        // Nobody takes the form before the script runs; a press until then is remembered and counts afterwards.
        type={isAwake ? 'submit' : 'button'}
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

function focusFieldOf(code: RegistrationRefusal['code'], form: HTMLFormElement | null) {
  const fields = Array.from(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[required]') ?? []);
  const isMeant = (field: HTMLInputElement | HTMLSelectElement) => {
    switch (code) {
      case 'invalid-email':
        return field.name === 'email';
      case 'missing-information':
        return field.value === '';
      case 'invalid-name':
        return field.name === 'name';
      case 'unknown-province':
        return field.name === 'province';
    }
  };
  fields.find(isMeant)?.focus();
}
