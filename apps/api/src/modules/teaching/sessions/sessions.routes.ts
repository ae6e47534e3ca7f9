import type { sessionEndpoints } from '@academy/contract/teaching/sessions';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { createTryLimits } from '../../accounts/identity/index.ts';
import { renewFeed } from '../calendar/index.ts';
import { bookSeat } from './bookings/book-seat.ts';
import { cancelBooking } from './bookings/cancel-booking.ts';
import { listSessions } from './list-sessions.ts';
import { cancelSession } from './planning/cancel-session.ts';
import { createSessions } from './planning/create-sessions.ts';
import { moveSession } from './planning/move-session.ts';
import { listAttendees } from './planning/own-session.ts';
import { setJoiningLink } from './planning/set-joining-link.ts';
import { setSessionDetails } from './planning/set-session-details.ts';
import { recordAttendance } from './record-attendance.ts';
import type { SessionContext } from './session-context.ts';

export function sessionHandlers(context: SessionContext): Handlers<typeof sessionEndpoints> {
  const tryLimits = createTryLimits(context);
  return {
    'GET /api/sessions': async ({ db, actor }) => accept(await listSessions(context, db, actor)),
    'POST /api/sessions': ({ input, transaction, actor }) =>
      transaction((tx) => createSessions(context, tx, actor, input)),
    'PUT /api/sessions/:sessionId/details': ({ input, db, actor }) =>
      setSessionDetails(context, db, actor, input),
    'POST /api/sessions/:sessionId/cancellation': ({ input, transaction, actor }) =>
      transaction((tx) => cancelSession(context, tx, actor, input)),
    'POST /api/sessions/:sessionId/bookings': ({ input, transaction, actor }) =>
      transaction((tx) => bookSeat(context, tx, actor, input)),
    'DELETE /api/sessions/:sessionId/bookings': ({ input, transaction, actor }) =>
      transaction((tx) => cancelBooking(context, tx, actor, input)),
    'GET /api/sessions/:sessionId/bookings': ({ input, db, actor }) =>
      listAttendees(db, actor, input.sessionId),
    'PUT /api/sessions/:sessionId': ({ input, db, actor }) => moveSession(context, db, actor, input),
    'PUT /api/sessions/:sessionId/joining-link': (call) => setJoiningLink(context, call),
    'POST /api/sessions/:sessionId/attendance': ({ input, db, actor }) =>
      recordAttendance(context, db, actor, input),
    async 'POST /api/calendar-feed'({ db, actor }) {
      const limited = await tryLimits.take({ 'calendar-feeds': actor.userId });
      if (limited) return { ok: false, refusal: { code: 'too-many-links', ...limited } } as const;
      return accept({ url: await renewFeed(context, db, actor.userId) });
    },
  };
}
