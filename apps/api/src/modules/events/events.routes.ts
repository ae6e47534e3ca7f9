import type { eventEndpoints } from '@academy/contract/events';
import type { Handlers } from '../../http/endpoints/call.ts';
import { versioned } from '../../http/endpoints/versioned.ts';
import { eventAnswer } from './event-answer.ts';
import { listEvents } from './events.store.ts';

export function eventHandlers(): Handlers<typeof eventEndpoints> {
  return {
    async 'GET /api/events'({ db }) {
      return versioned((await listEvents(db)).map(eventAnswer));
    },
  };
}
