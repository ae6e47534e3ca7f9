import { achievementEndpoints } from '@academy/contract/rewards/achievements';
import { defineModule } from '../../define-module.ts';
import { achievementHandlers } from './achievements.routes.ts';
import { mailAchievements, mailNewAchievements } from './mail-achievements.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

declare module '../../../job-queue/add-job.store.ts' {
  interface JobPayloads {
    'mail-achievements': { readonly userId: string };
    /** Queues the job above for each learner with new badges. */
    'mail-new-achievements': Record<string, never>;
  }
}

export const achievements = defineModule({
  tables,
  personalData,
  endpoints: achievementEndpoints,
  handlers: achievementHandlers,
  jobs: {
    'mail-achievements': {
      handler:
        (context) =>
        ({ userId }) =>
          mailAchievements(context, userId),
    },
    'mail-new-achievements': {
      // 17:00 in South Africa. A server that was down then catches up.
      cron: '0 15 * * * ?fill=1d',
      handler:
        ({ db }) =>
        () =>
          mailNewAchievements(db),
    },
  },
});
