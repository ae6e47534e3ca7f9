import type { sessionEndpoints } from '@academy/contract/sessions';
import { accept, refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import { renewFeed } from '../calendar/index.ts';
import { bookSeat } from './book-seat.ts';
import { bookingsOf } from './bookings.store.ts';
import { giveSeatBack } from './give-seat-back.ts';
import { listSessions } from './list-sessions.ts';
import { moveSession } from './move-session.ts';
import { recordAttendance } from './record-attendance.ts';
import type { SessionNeeds } from './session-needs.ts';
import { isKnownSession } from './sessions.store.ts';

export function sessionHandlers(needs: SessionNeeds): Handlers<typeof sessionEndpoints> {
  return {
    'GET /api/sessions': async ({ db, actor }) => accept(await listSessions(db, actor.userId, needs.clock())),
    'POST /api/sessions/:sessionId/bookings': ({ input, db, actor }) =>
      bookSeat(needs, db, { ...input, userId: actor.userId }),
    'DELETE /api/sessions/:sessionId/bookings': ({ input, db, actor }) =>
      giveSeatBack(needs, db, { userId: actor.userId, sessionId: input.sessionId }),
    async 'GET /api/sessions/:sessionId/bookings'({ input, db }) {
      if (!(await isKnownSession(db, input.sessionId))) return refuse('unknown-session');
      const bookings = await bookingsOf(db, input.sessionId);
      return accept(
        bookings.map(({ username, fullName, state, attendedAt }) => ({
          username,
          fullName,
          state,
          hasAttended: attendedAt !== null,
        })),
      );
    },
    'PUT /api/sessions/:sessionId': ({ input, db, actor }) =>
      moveSession(needs, db, { ...input, actorId: actor.userId }),
    'POST /api/sessions/:sessionId/attendance': ({ input, db, actor }) =>
      recordAttendance(needs, db, { ...input, actorId: actor.userId }),
    'POST /api/calendar-feed': async ({ db, actor }) =>
      accept({ url: await renewFeed(needs, db, actor.userId) }),
  };
}
