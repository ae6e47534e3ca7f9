import { ApiError, call } from '../../../../lib/answers/api-client.ts';
import { notifyWriteListeners } from '../../../../lib/answers/writes/write-listeners.ts';
import { type QueuedBooking, queuedBookingEntry, refusedBookingEntry } from './queued-bookings.ts';
import { sendWaiting } from '../../../../lib/work/define-unsent-work.ts';

const BOOK = 'POST /api/sessions/:sessionId/bookings';

async function book(sessionId: string, { orWait, repeatKey }: QueuedBooking): Promise<void> {
  try {
    await call(BOOK, { sessionId, orWait }, { repeatKey });
  } catch (error) {
    // Another device has booked it meanwhile, which is the wanted result.
    if (!(error instanceof ApiError && error.code === 'already-booked')) throw error;
  }
}

/** Books the seats that were requested offline, in the order of the requests. */
export async function sendBookings(userId: string): Promise<void> {
  const place = queuedBookingEntry(userId);
  const inOrder = () =>
    [...place.all()].sort((one, other) => one.value.wantedAt.localeCompare(other.value.wantedAt));
  if (inOrder().length === 0) return;
  try {
    await sendWaiting({
      place: { ...place, all: inOrder },
      send: book,
      refuse: (sessionId, { title, orWait }, sentence) =>
        refusedBookingEntry(userId).store({ title, orWait, sentence }, sessionId),
    });
  } finally {
    await notifyWriteListeners(BOOK, {});
  }
}
