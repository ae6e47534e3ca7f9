import { teaches } from '@academy/domain/catalogue/instructors';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { readTeacher } from '../../../catalogue/instructors/index.ts';
import { bookingsOf } from '../bookings/bookings.store.ts';
import { instructorOfSession, lockSession } from '../sessions.store.ts';

async function isOwn(db: Queryable, actor: Actor, instructorId: string): Promise<boolean> {
  return teaches(await readTeacher(db, actor), [instructorId]);
}

/** The session, locked, if the actor manages it. */
export async function lockOwnSession(tx: Queryable, actor: Actor, sessionId: string) {
  const session = await lockSession(tx, sessionId);
  if (!session) return refuse('unknown-session');
  return (await isOwn(tx, actor, session.instructorId)) ? accept(session) : refuse('not-your-session');
}

/** Learners with a seat or on the waiting list, for the person who manages the session. */
export async function listAttendees(db: Queryable, actor: Actor, sessionId: string) {
  const instructorId = await instructorOfSession(db, sessionId);
  if (instructorId === null) return refuse('unknown-session');
  if (!(await isOwn(db, actor, instructorId))) return refuse('not-your-session');
  const bookings = await bookingsOf(db, sessionId);
  return accept(
    bookings.map(({ userId, username, fullName, state, attendedAt }) => ({
      personId: userId,
      name: fullName ?? username,
      state,
      hasAttended: attendedAt !== null,
    })),
  );
}
