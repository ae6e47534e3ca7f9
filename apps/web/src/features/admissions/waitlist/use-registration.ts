import type { Answer } from '@academy/contract';
import {
  checkRegistration,
  LEAST_FORM_TIME_MS,
  type Registration,
  type RegistrationForm,
} from '@academy/domain/admissions/waitlist';
import { useRef, useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { type ToastMessage, toast, toastStore } from '../../../ui/feedback/toast-store.ts';
import {
  type FieldErrors,
  failureErrorsOf,
  failureToast,
  fieldErrorsOf,
  objectionToast,
} from './waitlist-messages.ts';

export type TakenPlace = Answer<'POST /api/waitlist/register'> & { readonly registration: Registration };

interface RegistrationHooks {
  readonly onRegistered: (place: TakenPlace) => void;
  readonly onRefused: (errors: FieldErrors) => void;
}

/** Validates before any call is made, and shows a toast when a registration was refused. */
export function useRegistration({ onRegistered, onRefused }: RegistrationHooks) {
  const { write, isPending } = useWrite('POST /api/waitlist/register');
  const { tell, forget } = useLastToast();
  const { shownForMs, isWaiting } = useShownForMs();

  async function register(form: RegistrationForm, website: string) {
    if (isWaiting) return;
    const checked = checkRegistration(form);
    if (!checked.ok) {
      tell(objectionToast(checked.refusal.code));
      onRefused(fieldErrorsOf(checked.refusal.code, form));
      return;
    }
    const outcome = await write({
      ...checked.value,
      ...(website !== '' && { website }),
      shownForMs: await shownForMs(),
    });
    if (outcome?.ok === false) {
      tell(failureToast(outcome.failure));
      onRefused(failureErrorsOf(outcome.failure, form));
    }
    if (!outcome?.ok) return;
    forget();
    onRegistered({ ...outcome.answer, registration: checked.value });
  }
  return { register, isPending: isPending || isWaiting };
}

/**
 * How long the form had been shown when it was first sent; the same for every retry, so that a repetition is the same
 * registration. Measured from the opening of the page, because people type before its script runs. Anyone faster than
 * the minimum, for example with autofill, waits for the rest of it and is not refused.
 */
function useShownForMs() {
  const stated = useRef<number>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  async function shownForMs(): Promise<number> {
    const restMs = LEAST_FORM_TIME_MS - performance.now();
    if (restMs > 0) {
      setIsWaiting(true);
      await new Promise((resolve) => setTimeout(resolve, restMs));
      setIsWaiting(false);
    }
    stated.current ??= Math.ceil(performance.now());
    return stated.current;
  }
  return { shownForMs, isWaiting };
}

/** The toast of a resolved problem must not cover the confirmation. */
function useLastToast() {
  const idRef = useRef<number>(null);
  return {
    tell: (message: ToastMessage) => {
      idRef.current = toast(message);
    },
    forget: () => {
      if (idRef.current !== null) toastStore.dismiss(idRef.current);
    },
  };
}
