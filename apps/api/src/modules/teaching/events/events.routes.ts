import type { eventEndpoints } from '@academy/contract/teaching/events';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { versioned } from '../../../http/endpoints/responses/versioned.ts';
import type { Services } from '../../../services.ts';
import { eventAnswer } from './event-answer.ts';
import { listEventsWithSeats } from './events.store.ts';
import { cancelRegistration, listOwnRegistrations, takePlace } from './register-for-event.ts';
import { setEventLink } from './set-event-link.ts';

export function eventHandlers(context: Pick<Services, 'clock'>): Handlers<typeof eventEndpoints> {
  return {
    async 'GET /api/events'({ db }) {
      return versioned((await listEventsWithSeats(db)).map(eventAnswer));
    },
    'GET /api/event-registrations': async ({ db, actor }) =>
      accept(await listOwnRegistrations(context, db, actor)),
    'POST /api/events/:eventId/registrations': ({ input, transaction, actor }) =>
      transaction((tx) => takePlace(context, tx, actor, input)),
    'DELETE /api/events/:eventId/registrations': ({ input, transaction, actor }) =>
      transaction((tx) => cancelRegistration(tx, actor, input)),
    'PUT /api/events/:eventId/joining-link': (call) => setEventLink(context, call),
  };
}
