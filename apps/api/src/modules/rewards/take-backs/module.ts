import { defineModule } from '../../define-module.ts';
import { giveBack, giveBadgesBack } from './give-back.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

declare module '../../../job-queue/add-job.store.ts' {
  interface JobPayloads {
    /** Queued by `givePlace`, with a place in a previously refunded course. */
    'give-back': { readonly userId: string; readonly courseId: string };
    /** Badges that other learning now supports. */
    'give-badges-back': Record<string, never>;
  }
}

export const takeBacks = defineModule({
  tables,
  personalData,
  jobs: {
    'give-back': { handler: (context) => (place) => giveBack(context, place) },
    'give-badges-back': {
      // 16:30 in South Africa, before new badges are mailed. A server that was down then catches up.
      cron: '30 14 * * * ?fill=1d',
      handler: (context) => () => giveBadgesBack(context),
    },
  },
});
