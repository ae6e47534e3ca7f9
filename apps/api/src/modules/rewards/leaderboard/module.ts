import { leaderboardEndpoints } from '@academy/contract/rewards/leaderboard';
import { defineModule } from '../../define-module.ts';
import { leaderboardHandlers } from './leaderboard.routes.ts';

export const leaderboard = defineModule({
  endpoints: leaderboardEndpoints,
  handlers: leaderboardHandlers,
});
