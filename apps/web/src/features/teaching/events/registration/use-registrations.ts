import type { EventAnswer } from '@academy/contract/teaching/events';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { registered, registrationFailed, withdrawalFailed, withdrawn } from './registration-messages.ts';

export function useRegistrations() {
  return useAnswer('GET /api/event-registrations');
}

/** The learner's own place in one event. */
export function useRegistration(event: EventAnswer) {
  const { data: registrations, refetch } = useRegistrations();
  const { write: writeRegistration, isPending: isRegistering } = useWrite(
    'POST /api/events/:eventId/registrations',
  );
  const { write: writeWithdrawal, isPending: isWithdrawing } = useWrite(
    'DELETE /api/events/:eventId/registrations',
  );

  async function register() {
    const result = await writeRegistration({ eventId: event.id });
    if (result) toast(result.ok ? registered(event) : registrationFailed(result.failure));
  }

  async function withdraw() {
    const result = await writeWithdrawal({ eventId: event.id });
    if (result) toast(result.ok ? withdrawn(event) : withdrawalFailed(result.failure));
  }

  return {
    isKnown: registrations !== undefined,
    registration: registrations?.find(({ eventId }) => eventId === event.id) ?? null,
    isPending: isRegistering || isWithdrawing,
    register,
    withdraw,
    refetch,
  };
}
