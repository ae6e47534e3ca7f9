import type { leaderboardEndpoints } from '@academy/contract/rewards/leaderboard';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { eraseEntry } from './entries.store.ts';
import { joinLeaderboard } from './join-leaderboard.ts';
import { readLeaderboard } from './read-leaderboard.ts';

export function leaderboardHandlers({
  clock,
}: Pick<Services, 'clock'>): Handlers<typeof leaderboardEndpoints> {
  return {
    async 'GET /api/leaderboard'({ input, db, actor }) {
      return accept(await readLeaderboard(db, actor.userId, input, clock()));
    },
    'PUT /api/leaderboard/entry': ({ input, db, actor }) => joinLeaderboard(db, actor.userId, input, clock()),
    async 'DELETE /api/leaderboard/entry'({ db, actor }) {
      await eraseEntry(db, actor.userId);
      return accept(null);
    },
  };
}
