import { accept } from '@academy/domain/kernel';
import { bookSession } from '@academy/domain/teaching/sessions';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { readTeacher } from '../../../catalogue/instructors/index.ts';
import { sessionAnswer } from '../session-answer.ts';
import type { SessionContext } from '../session-context.ts';
import { findSession, lockSession } from '../sessions.store.ts';
import { bookedSessionsOf, lockLearners, saveBooking } from './bookings.store.ts';

interface BookingRequest {
  readonly sessionId: string;
  readonly orWait: boolean;
}

async function decide(db: Queryable, userId: string, { sessionId, orWait }: BookingRequest, now: Date) {
  const session = await findSession(db, userId, sessionId);
  const booked = await bookedSessionsOf(db, userId);
  return { session, decision: bookSession({ session, own: session?.own ?? null, booked, orWait, now }) };
}

/** TRAIN-42 to TRAIN-47: a seat, a place on the waiting list, or the first objection. */
export async function bookSeat(
  { clock }: Pick<SessionContext, 'clock'>,
  db: Queryable,
  actor: Actor,
  request: BookingRequest,
) {
  const { userId } = actor;
  const { sessionId } = request;
  // Checked without the lock first: after a rush for the last seat the others are refused without queueing.
  const early = await decide(db, userId, request, clock());
  if (!early.decision.ok) return early.decision;

  return db.transaction(async (tx) => {
    await lockSession(tx, sessionId);
    await lockLearners(tx, [userId]);
    const now = clock();
    const { session, decision } = await decide(tx, userId, request, now);
    if (!decision.ok) return decision;
    if (session)
      await saveBooking(tx, { userId, sessionId, state: decision.value, time: session, madeAt: now });
    const saved = await findSession(tx, userId, sessionId);
    if (!saved) throw new Error('The session was removed while it was locked.');
    const asker = { teacher: await readTeacher(tx, actor), booked: await bookedSessionsOf(tx, userId) };
    return accept(sessionAnswer(saved, asker, now));
  });
}
