import type { SessionAnswer } from '@academy/contract/sessions';
import { useState } from 'react';
import { useAnswer, useAnswers } from '../../../lib/answers.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { bookingFailed, bookingSuccessful, givenBack, givingBackFailed } from './booking-messages.ts';

/** The sessions, and what a learner can do with them. They are read anew after each deed: it changes others too. */
export function useSessions() {
  const answers = useAnswers();
  const {
    data: sessions = [],
    isPending,
    isError,
    refetch,
  } = useAnswer('GET /api/sessions', {}, { refetchOnMount: 'always' });
  const { write: writeBooking } = useWrite('POST /api/sessions/:sessionId/bookings');
  const { write: writeReturn } = useWrite('DELETE /api/sessions/:sessionId/bookings');
  const [busyId, setBusyId] = useState<string | null>(null);

  async function perform(sessionId: string, deed: () => Promise<void>) {
    setBusyId(sessionId);
    await deed();
    await answers.refresh('GET /api/sessions');
    setBusyId(null);
  }

  const book = (session: SessionAnswer, orWait: boolean) =>
    perform(session.id, async () => {
      const result = await writeBooking({ sessionId: session.id, orWait });
      if (result) toast(result.ok ? bookingSuccessful(result.answer) : bookingFailed(result.failure));
    });

  const giveBack = (session: SessionAnswer) =>
    perform(session.id, async () => {
      const result = await writeReturn({ sessionId: session.id });
      if (result) toast(result.ok ? givenBack(session) : givingBackFailed(result.failure));
    });

  return { sessions, isPending, isError, refetch, book, giveBack, busyId };
}
