import type { SessionAnswer } from '@academy/contract/sessions';
import { useState } from 'react';
import { useAnswer } from '../../../lib/answers.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { bookingFailed, bookingSuccessful, givenBack, givingBackFailed } from './booking-messages.ts';

/** The sessions, and what a learner can do with them. */
export function useSessions() {
  const {
    data: sessions = [],
    isPending,
    isError,
    refetch,
  } = useAnswer('GET /api/sessions', {}, { refetchOnMount: 'always' });
  const { write: writeBooking } = useWrite('POST /api/sessions/:sessionId/bookings');
  const { write: writeReturn } = useWrite('DELETE /api/sessions/:sessionId/bookings');
  const [busyId, setBusyId] = useState<string | null>(null);

  async function book({ id: sessionId }: SessionAnswer, orWait: boolean) {
    setBusyId(sessionId);
    const result = await writeBooking({ sessionId, orWait });
    if (result) toast(result.ok ? bookingSuccessful(result.answer) : bookingFailed(result.failure));
    await result?.refreshed;
    setBusyId(null);
  }

  async function giveBack(session: SessionAnswer) {
    setBusyId(session.id);
    const result = await writeReturn({ sessionId: session.id });
    if (result) toast(result.ok ? givenBack(session) : givingBackFailed(result.failure));
    await result?.refreshed;
    setBusyId(null);
  }

  return { sessions, isPending, isError, refetch, book, giveBack, busyId };
}
