import { accept, refuse } from '@academy/domain/kernel';
import { movedTo, pastReminders, planSessions, sessionStatus } from '@academy/domain/teaching/sessions';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../../academy/audit/index.ts';
import { addNotice } from '../../../academy/notices/index.ts';
import { bookingsOf, conflictsOfAttendees, lockLearners, removeBooking } from '../bookings/bookings.store.ts';
import { fillSeats } from '../bookings/fill-seats.ts';
import { nameOf, notifyAttendee } from '../notify-attendee.ts';
import { skipReminders } from '../reminders.store.ts';
import type { SessionContext } from '../session-context.ts';
import { seatLostLetter, sessionMovedLetter } from '../session-letters.ts';
import { lockInstructor, type StoredSession, saveTime, upcomingOfInstructor } from '../sessions.store.ts';
import { lockOwnSession } from './own-session.ts';

const MINUTE_MS = 60_000;

interface Move {
  readonly sessionId: string;
  readonly date: string;
}

/** Everyone is told both times; a learner with another booking at the new one keeps that and loses this seat. */
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

  let notifiedCount = 0;
  for (const person of people) {
    const conflict = conflicts.get(person.userId);
    await addNotice(tx, {
      userId: person.userId,
      kind: conflict === undefined ? 'session-moved' : 'seat-lost',
      subject: `${session.id}/${now.toISOString()}`,
      title: session.title,
      dueAt: newStart,
      happenedAt: now,
    });
    const letter =
      conflict === undefined
        ? sessionMovedLetter(nameOf(person), session, newStart, person.state === 'waiting')
        : seatLostLetter(nameOf(person), session, newStart, conflict);
    if (await notifyAttendee(tx, person, letter, now)) notifiedCount += 1;
  }
  const userIds = people.flatMap(({ userId }) => (conflicts.has(userId) ? [] : [userId]));
  await skipReminders(tx, {
    sessionId: session.id,
    userIds,
    kinds: pastReminders(newStart, now),
    startsAt: newStart,
  });
  return { told: notifiedCount, time };
}

/** As for a new session: its instructor must be free then. */
async function planMove(
  tx: Queryable,
  { id, instructorId, ...time }: StoredSession,
  newStart: Date,
  now: Date,
) {
  await lockInstructor(tx, instructorId);
  const held = await upcomingOfInstructor(tx, instructorId, now);
  const minutes = (time.endsAt.getTime() - time.startsAt.getTime()) / MINUTE_MS;
  const others = held.filter((other) => other.id !== id);
  return planSessions({ startsAt: newStart, minutes, weeks: 1 }, others, now);
}

/** A trainer moves their own session: seats follow where they can, and freed seats go to the waiting list. */
export async function moveSession(
  context: Pick<SessionContext, 'clock' | 'publicUrl'>,
  db: Queryable,
  actor: Actor,
  { sessionId, date }: Move,
) {
  return db.transaction(async (tx) => {
    const now = context.clock();
    const newStart = new Date(date);
    const locked = await lockOwnSession(tx, actor, sessionId);
    if (!locked.ok) return locked;
    const session = locked.value;
    if (sessionStatus(session, now) !== 'upcoming') return refuse('not-upcoming');
    if (newStart.getTime() === session.startsAt.getTime()) return accept({ told: 0 });
    const planned = await planMove(tx, session, newStart, now);
    if (!planned.ok) return planned;
    const { told: notifiedCount, time } = await moveAttendees(tx, session, newStart, now);
    await fillSeats(context, tx, { ...session, ...time }, now);
    await recordStaffAction(tx, { actorId: actor.userId, action: 'move-session', subject: sessionId, now });
    return accept({ told: notifiedCount });
  });
}
