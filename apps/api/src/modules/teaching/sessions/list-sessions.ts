import type { SessionAnswer } from '@academy/contract/teaching/sessions';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { readTeacher } from '../../catalogue/instructors/index.ts';
import { bookedSessionsOf } from './bookings/bookings.store.ts';
import { sessionAnswer } from './session-answer.ts';
import type { SessionContext } from './session-context.ts';
import { sessionsBetween } from './sessions.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_BACK = 60;
const DAYS_AHEAD = 120;
/** Session planners see everything that can be planned. */
const STAFF_DAYS_AHEAD = 367;

export async function listSessions(
  { clock }: Pick<SessionContext, 'clock'>,
  db: Queryable,
  actor: Actor,
): Promise<SessionAnswer[]> {
  const now = clock();
  const { userId, user } = actor;
  const daysAhead = user.role === 'learner' ? DAYS_AHEAD : STAFF_DAYS_AHEAD;
  const sessions = await sessionsBetween(db, userId, {
    from: new Date(now.getTime() - DAYS_BACK * DAY_MS),
    until: new Date(now.getTime() + daysAhead * DAY_MS),
  });
  const asker = { teacher: await readTeacher(db, actor), booked: await bookedSessionsOf(db, userId) };
  return sessions.map((session) => sessionAnswer(session, asker, now));
}
