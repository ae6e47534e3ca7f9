import { leaderboardEndpoints } from '@academy/contract/rewards/leaderboard';
import { defineModule } from '../../define-module.ts';
import { leaderboardHandlers } from './leaderboard.routes.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const leaderboard = defineModule({
  tables,
  personalData,
  endpoints: leaderboardEndpoints,
  handlers: leaderboardHandlers,
});
