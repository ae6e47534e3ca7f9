import { accept, refuse } from '@academy/domain/kernel';
import { sessionStatus } from '@academy/domain/teaching/sessions';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../../academy/audit/index.ts';
import { addNotice } from '../../../academy/notices/index.ts';
import { bookingsOf, removeBookings } from '../bookings/bookings.store.ts';
import { nameOf, notifyAttendee } from '../notify-attendee.ts';
import type { SessionContext } from '../session-context.ts';
import { sessionCancelledLetter } from '../session-letters.ts';
import { markCancelled } from '../sessions.store.ts';
import { lockOwnSession } from './own-session.ts';

interface Cancellation {
  readonly sessionId: string;
  readonly reason: string;
}

/** The session is cancelled: its participants can book others at that time, and everyone who booked is notified. */
export async function cancelSession(
  { clock, publicUrl }: Pick<SessionContext, 'clock' | 'publicUrl'>,
  tx: Queryable,
  actor: Actor,
  { sessionId, reason }: Cancellation,
) {
  const now = clock();
  const locked = await lockOwnSession(tx, actor, sessionId);
  if (!locked.ok) return locked;
  const session = locked.value;
  if (sessionStatus(session, now) !== 'upcoming') return refuse('not-upcoming');
  const people = await bookingsOf(tx, sessionId);
  await removeBookings(tx, sessionId);
  await markCancelled(tx, sessionId, now);
  let notifiedCount = 0;
  for (const person of people) {
    await addNotice(tx, {
      userId: person.userId,
      kind: 'session-cancelled',
      subject: sessionId,
      title: session.title,
      dueAt: session.startsAt,
      happenedAt: now,
    });
    const letter = sessionCancelledLetter(nameOf(person), session, reason.trim(), publicUrl());
    if (await notifyAttendee(tx, person, letter, now)) notifiedCount += 1;
  }
  await recordStaffAction(tx, {
    actorId: actor.userId,
    action: 'cancel-session',
    subject: sessionId,
    ...(reason.trim() !== '' && { reason: reason.trim() }),
    now,
  });
  return accept({ told: notifiedCount });
}
