import { ApiError, call } from '../../../../../lib/answers/api-client.ts';
import { notifyWriteListeners } from '../../../../../lib/answers/writes/write-listeners.ts';
import { defineUnsentWork, type UnsentWork } from '../../../../../lib/work/define-unsent-work.ts';
import { type QueuedBooking, queuedBookingEntry } from './queued-bookings.ts';

const BOOK = 'POST /api/sessions/:sessionId/bookings';

async function book(sessionId: string, { orWait, repeatKey }: QueuedBooking): Promise<void> {
  try {
    await call(BOOK, { sessionId, orWait }, { repeatKey });
  } catch (error) {
    // Another device has booked it meanwhile, which is the wanted result.
    if (!(error instanceof ApiError && error.code === 'already-booked')) throw error;
  }
}

function inOrderOfRequest(userId: string) {
  const entry = queuedBookingEntry(userId);
  const all = () =>
    [...entry.all()].sort((one, other) => one.value.wantedAt.localeCompare(other.value.wantedAt));
  return { ...entry, all };
}

const bookings = defineUnsentWork({
  entry: inOrderOfRequest,
  send: book,
  words: (_sessionId, { title, orWait }) =>
    `${orWait ? 'A place on the waiting list for' : 'A seat in'} “${title}”`,
  at: ({ wantedAt }) => wantedAt,
});

export const unsentWork: UnsentWork = {
  ...bookings,
  async send(userId) {
    if (queuedBookingEntry(userId).all().length === 0) return;
    try {
      await bookings.send(userId);
    } finally {
      // Once for all of them: the calendar is read again as a whole.
      await notifyWriteListeners(BOOK, {});
    }
  },
};
