import { accept, refuse } from '@academy/domain/kernel';
import { sessionStatus } from '@academy/domain/teaching/sessions';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import type { SessionContext } from '../session-context.ts';
import { lockSession } from '../sessions.store.ts';
import { bookingState, removeBooking, seatsToCome } from './bookings.store.ts';
import { fillSeats } from './fill-seats.ts';

/** Frees the seat, or the place on the waiting list; the next one moves up in the same transaction. */
export async function cancelBooking(
  context: Pick<SessionContext, 'clock' | 'publicUrl'>,
  db: Queryable,
  { userId }: Pick<Actor, 'userId'>,
  { sessionId }: { readonly sessionId: string },
) {
  return db.transaction(async (tx) => {
    const now = context.clock();
    const seat = { sessionId, userId };
    const session = await lockSession(tx, sessionId);
    const state = session && (await bookingState(tx, seat));
    if (!session || !state) return refuse('not-booked');
    if (sessionStatus(session, now) !== 'upcoming') return refuse('not-upcoming');
    await removeBooking(tx, seat);
    if (state === 'booked') await fillSeats(context, tx, session, now);
    return accept(null);
  });
}

/** For a person who leaves: the waiting list moves up. */
export async function cancelUpcomingBookings(
  context: Pick<SessionContext, 'clock' | 'publicUrl'>,
  tx: Queryable,
  userId: string,
): Promise<void> {
  for (const sessionId of await seatsToCome(tx, userId, context.clock()))
    await cancelBooking(context, tx, { userId }, { sessionId });
}
