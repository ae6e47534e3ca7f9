import { accept, refuse } from '@academy/domain/kernel';
import { sessionStatus } from '@academy/domain/sessions';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import { bookingState, removeBooking } from './bookings.store.ts';
import { fillSeats } from './fill-seats.ts';
import type { SessionContext } from './session-context.ts';
import { lockSession } from './sessions.store.ts';

/** The seat, or the place on the waiting list, is free again; the next one moves up in the same transaction. */
export async function giveSeatBack(
  context: Pick<SessionContext, 'clock' | 'publicUrl'>,
  db: Queryable,
  { userId }: Actor,
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
