import { accept, refuse } from '@academy/domain/kernel';
import { movedTo, pastReminders, sessionStatus } from '@academy/domain/sessions';
import type { Queryable } from '../../database/connect.ts';
import { recordDeed } from '../audit/index.ts';
import { bookingsOf, conflictsOfAttendees, lockLearners, removeBooking } from './bookings.store.ts';
import { fillSeats } from './fill-seats.ts';
import { skipReminders } from './reminders.store.ts';
import { seatLostLetter, sessionMovedLetter } from './session-letters.ts';
import type { SessionNeeds } from './session-needs.ts';
import { lockSession, type StoredSession, saveTime } from './sessions.store.ts';
import { nameOf, tellAttendee } from './tell-attendee.ts';

interface Move {
  readonly actorId: string;
  readonly sessionId: string;
  readonly date: string;
}

/** Everyone hears both times; who has booked something else at the new one keeps that and loses this seat. */
async function moveAttendees(tx: Queryable, session: StoredSession, newStart: Date, now: Date) {
  const time = movedTo(session, newStart);
  const people = await bookingsOf(tx, session.id);
  await lockLearners(
    tx,
    people.map(({ userId }) => userId),
  );
  const conflicts = await conflictsOfAttendees(tx, session.id, time);
  for (const userId of conflicts.keys()) await removeBooking(tx, { sessionId: session.id, userId });
  await saveTime(tx, session.id, time);

  let told = 0;
  for (const person of people) {
    const conflict = conflicts.get(person.userId);
    const letter =
      conflict === undefined
        ? sessionMovedLetter(nameOf(person), session, newStart, person.state === 'waiting')
        : seatLostLetter(nameOf(person), session, newStart, conflict);
    if (await tellAttendee(tx, person, letter, now)) told += 1;
  }
  const userIds = people.flatMap(({ userId }) => (conflicts.has(userId) ? [] : [userId]));
  await skipReminders(tx, {
    sessionId: session.id,
    userIds,
    kinds: pastReminders(newStart, now),
    startsAt: newStart,
  });
  return { told, time };
}

/** A trainer moves a session: seats follow it where they can, and seats that become free go to who waits. */
export async function moveSession(
  needs: Pick<SessionNeeds, 'clock' | 'publicUrl'>,
  db: Queryable,
  { actorId, sessionId, date }: Move,
) {
  return db.transaction(async (tx) => {
    const now = needs.clock();
    const newStart = new Date(date);
    const session = await lockSession(tx, sessionId);
    if (!session) return refuse('unknown-session');
    if (sessionStatus(session, now) !== 'upcoming') return refuse('not-upcoming');
    if (!(newStart > now)) return refuse('in-the-past');
    if (newStart.getTime() === session.startsAt.getTime()) return accept({ told: 0 });
    const { told, time } = await moveAttendees(tx, session, newStart, now);
    await fillSeats(needs, tx, { ...session, ...time }, now);
    await recordDeed(tx, { actorId, action: 'move-session', subject: sessionId, now });
    return accept({ told });
  });
}
