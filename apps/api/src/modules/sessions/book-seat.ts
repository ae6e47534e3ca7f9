import { accept } from '@academy/domain/kernel';
import { bookSession } from '@academy/domain/sessions';
import type { Queryable } from '../../database/connect.ts';
import { bookedSessionsOf, lockLearners, saveBooking } from './bookings.store.ts';
import { sessionAnswer } from './session-answer.ts';
import type { SessionNeeds } from './session-needs.ts';
import { findSession, lockSession } from './sessions.store.ts';

interface Wish {
  readonly userId: string;
  readonly sessionId: string;
  readonly orWait: boolean;
}

async function decide(db: Queryable, { userId, sessionId, orWait }: Wish, now: Date) {
  const session = await findSession(db, userId, sessionId);
  const booked = await bookedSessionsOf(db, userId);
  return { session, decision: bookSession({ session, own: session?.own ?? null, booked, orWait, now }) };
}

/** TRAIN-42 to TRAIN-47: a seat, a place on the waiting list, or the first objection. */
export async function bookSeat(needs: Pick<SessionNeeds, 'clock'>, db: Queryable, wish: Wish) {
  const { userId, sessionId } = wish;
  // Looked at without the lock first: after a rush for the last seat the others are refused without queueing.
  const early = await decide(db, wish, needs.clock());
  if (!early.decision.ok) return early.decision;

  return db.transaction(async (tx) => {
    await lockSession(tx, sessionId);
    await lockLearners(tx, [userId]);
    const now = needs.clock();
    const { session, decision } = await decide(tx, wish, now);
    if (!decision.ok) return decision;
    if (session)
      await saveBooking(tx, { userId, sessionId, state: decision.value, time: session, madeAt: now });
    const saved = await findSession(tx, userId, sessionId);
    if (!saved) throw new Error('The session was removed while it was locked.');
    return accept(sessionAnswer(saved, await bookedSessionsOf(tx, userId), now));
  });
}
