import { firstOverlap } from '@academy/domain/teaching/sessions';
import type { Queryable } from '../../../../database/connect.ts';
import { addNotice } from '../../../academy/notices/index.ts';
import { nameOf, notifyAttendee } from '../notify-attendee.ts';
import type { SessionContext } from '../session-context.ts';
import { movedUpLetter, skippedLetter } from '../session-letters.ts';
import type { StoredSession } from '../sessions.store.ts';
import { bookedSessionsOf, bookingsOf, lockLearners, saveBooking, takenSeats } from './bookings.store.ts';

/**
 * Gives free seats to the waiting list, in order and in the transaction that freed them; the session is locked. A
 * learner with another booking at that time is notified and keeps the place, and the next one gets the seat.
 */
export async function fillSeats(
  { publicUrl }: Pick<SessionContext, 'publicUrl'>,
  tx: Queryable,
  session: StoredSession,
  now: Date,
): Promise<void> {
  let free = session.seats - (await takenSeats(tx, session.id));
  if (free <= 0) return;
  const waiting = (await bookingsOf(tx, session.id)).filter(({ state }) => state === 'waiting');
  await lockLearners(
    tx,
    waiting.map(({ userId }) => userId),
  );
  for (const person of waiting) {
    if (free === 0) return;
    const { userId } = person;
    const conflict = firstOverlap(session, await bookedSessionsOf(tx, userId));
    if (conflict) {
      await notifyAttendee(
        tx,
        person,
        skippedLetter(nameOf(person), session, conflict.title, publicUrl()),
        now,
      );
      continue;
    }
    await saveBooking(tx, { sessionId: session.id, userId, state: 'booked', time: session, madeAt: now });
    await addNotice(tx, {
      userId,
      kind: 'seat-given',
      // A returned seat can be given again.
      subject: `${session.id}/${now.toISOString()}`,
      title: session.title,
      dueAt: session.startsAt,
      happenedAt: now,
    });
    await notifyAttendee(tx, person, movedUpLetter(nameOf(person), session, publicUrl()), now);
    free -= 1;
  }
}
