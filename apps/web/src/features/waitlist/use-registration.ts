import { checkRegistration, type RegistrationForm, type RegistrationRefusal } from '@academy/domain/waitlist';
import { useRef } from 'react';
import { useWrite } from '../../lib/use-write.ts';
import { type ToastMessage, toast, toastStore } from '../../ui/feedback/toast-store.ts';
import { failureToast, objectionToast } from './waitlist-messages.ts';

interface RegistrationHooks {
  readonly onRegistered: (position: number) => void;
  readonly onObjection: (code: RegistrationRefusal['code']) => void;
}

/** Objects before any call is made, and tells by a toast why a registration was not taken. */
export function useRegistration({ onRegistered, onObjection }: RegistrationHooks) {
  const { write, isPending } = useWrite('POST /api/waitlist/register');
  const { tell, forget } = useLastToast();

  async function register(form: RegistrationForm, website: string) {
    const checked = checkRegistration(form);
    if (!checked.ok) {
      tell(objectionToast(checked.refusal.code));
      onObjection(checked.refusal.code);
      return;
    }
    const outcome = await write({ ...checked.value, ...(website !== '' && { website }) });
    if (outcome?.ok === false) tell(failureToast(outcome.failure));
    if (!outcome?.ok) return;
    forget();
    onRegistered(outcome.answer.position);
  }
  return { register, isPending };
}

/** An objection that has been met must not lie over the confirmation. */
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
