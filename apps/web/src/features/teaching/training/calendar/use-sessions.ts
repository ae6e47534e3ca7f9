import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import { useEffect, useReducer, useState } from 'react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { onUnsentWork } from '../../../../lib/work/unsent-work.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useCurrentUser } from '../../../accounts/identity/index.ts';
import {
  bookingFailed,
  bookingSuccessful,
  bookingWaits,
  givenBack,
  givingBackFailed,
} from './bookings/booking-messages.ts';
import { seatRequestsOf } from './bookings/seat-requests.ts';

/** The sessions, and a learner's actions on them. */
export function useSessions() {
  const {
    data: sessions = [],
    isPending,
    isError,
    refetch,
  } = useAnswer('GET /api/sessions', {}, { refetchOnMount: 'always' });
  const { write: writeBooking, handOver } = useWrite('POST /api/sessions/:sessionId/bookings');
  const { write: writeReturn } = useWrite('DELETE /api/sessions/:sessionId/bookings');
  const { data: user } = useCurrentUser();
  const seats = seatRequestsOf(user?.id ?? '');
  const [, look] = useReducer((count: number) => count + 1, 0);
  const [busyId, setBusyId] = useState<string | null>(null);
  useEffect(() => onUnsentWork(look), []);

  async function book(session: SessionAnswer, orWait: boolean) {
    setBusyId(session.id);
    const result = await writeBooking({ sessionId: session.id, orWait });
    if (result?.ok) {
      seats.settle(session);
      toast(bookingSuccessful(result.answer));
    } else if (result) {
      // No response at all: it may even be booked, and repeating the same key finds out.
      const isKept = result.failure.status === 0 && seats.add(session, orWait, result.repeatKey);
      if (isKept) handOver();
      toast(isKept ? bookingWaits(session, orWait) : bookingFailed(result.failure));
    }
    await result?.refreshed;
    setBusyId(null);
  }

  function takeBack(session: SessionAnswer) {
    // It may be booked nevertheless, if only the response was lost.
    if (seats.cancel(session)) void refetch();
  }

  async function giveBack(session: SessionAnswer) {
    setBusyId(session.id);
    const result = await writeReturn({ sessionId: session.id });
    if (result) toast(result.ok ? givenBack(session) : givingBackFailed(result.failure));
    await result?.refreshed;
    setBusyId(null);
  }

  return { sessions, isPending, isError, refetch, book, giveBack, takeBack, seats, busyId };
}
