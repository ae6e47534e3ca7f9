import { waitlistEndpoints } from '@academy/contract/admissions/waitlist';
import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';
import { waitlistHandlers } from './waitlist.routes.ts';
import { forgetPlaceOf, forgetTakings, freeLapsedPlaces } from './waitlist.store.ts';

declare module '../../../job-queue/add-job.store.ts' {
  interface JobPayloads {
    'free-lapsed-places': Record<string, never>;
  }
}

export const waitlist = defineModule({
  tables,
  personalData,
  endpoints: waitlistEndpoints,
  handlers: waitlistHandlers,
  pages(app, _gate, { waitlistStats }) {
    app.addHook('onClose', () => waitlistStats.stop());
  },
  jobs: {
    'free-lapsed-places': {
      cron: '*/5 * * * *',
      handler:
        ({ db, clock }) =>
        () =>
          freeLapsedPlaces(db, clock()),
    },
  },
  retention: { waitlist_takings: ({ db, now }) => forgetTakings(db, now) },
  erase: { forget: (_context, tx, person) => forgetPlaceOf(tx, person) },
});
