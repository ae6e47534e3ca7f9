import { sessionEndpoints } from '@academy/contract/teaching/sessions';
import { defineModule } from '../../define-module.ts';
import { cancelUpcomingBookings } from './bookings/cancel-booking.ts';
import { personalData } from './personal-data.ts';
import { remindOfSessions } from './remind-of-sessions.ts';
import { sessionHandlers } from './sessions.routes.ts';
import * as tables from './tables.ts';

declare module '../../../job-queue/add-job.store.ts' {
  interface JobPayloads {
    'remind-of-sessions': Record<string, never>;
  }
}

export const sessions = defineModule({
  tables,
  personalData,
  endpoints: sessionEndpoints,
  handlers: sessionHandlers,
  jobs: {
    'remind-of-sessions': { cron: '*/5 * * * *', handler: (context) => () => remindOfSessions(context) },
  },
  erase: { release: (context, tx, { id }) => cancelUpcomingBookings(context, tx, id) },
});
