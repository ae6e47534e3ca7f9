import { accept, refuse } from '@academy/domain/kernel';
import { sessionStatus } from '@academy/domain/sessions';
import type { Queryable } from '../../database/connect.ts';
import { bookingState, removeBooking } from './bookings.store.ts';
import { fillSeats } from './fill-seats.ts';
import type { SessionNeeds } from './session-needs.ts';
import { lockSession } from './sessions.store.ts';

/** The seat, or the place on the waiting list, is free again; the next one moves up in the same transaction. */
export async function giveSeatBack(
  needs: Pick<SessionNeeds, 'clock' | 'publicUrl'>,
  db: Queryable,
  seat: { readonly userId: string; readonly sessionId: string },
) {
  return db.transaction(async (tx) => {
    const now = needs.clock();
    const session = await lockSession(tx, seat.sessionId);
    const state = session && (await bookingState(tx, seat));
    if (!session || !state) return refuse('not-booked');
    if (sessionStatus(session, now) !== 'upcoming') return refuse('not-upcoming');
    await removeBooking(tx, seat);
    if (state === 'booked') await fillSeats(needs, tx, session, now);
    return accept(null);
  });
}
