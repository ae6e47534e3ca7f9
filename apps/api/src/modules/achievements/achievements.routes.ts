import type { achievementEndpoints } from '@academy/contract/achievements';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import type { Services } from '../../services.ts';
import { markAchievementsSeen } from './mark-achievements-seen.ts';
import { readAchievements } from './read-achievements.ts';

export function achievementHandlers({
  clock,
}: Pick<Services, 'clock'>): Handlers<typeof achievementEndpoints> {
  return {
    async 'GET /api/achievements/user/details'({ db, actor }) {
      return accept(await readAchievements(db, actor.userId, clock()));
    },
    async 'POST /api/achievements/seen'({ input, db, actor }) {
      await markAchievementsSeen(db, actor.userId, input.achievementIds, clock());
      return accept(null);
    },
  };
}
