import type { achievementEndpoints } from '@academy/contract/rewards/achievements';
import { accept, refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { AnswerCache, type CatalogueCache } from '../../catalogue/courses/index.ts';
import { achievementAnswer } from './achievement-answers.ts';
import { markAchievementsSeen } from './mark-achievements-seen.ts';
import { readAchievementDetails, readNearest, readNews, readUserAchievements } from './read-achievements.ts';
import { readSharedBadge, shareBadge } from './share-badge.ts';
import { dropShare } from './shared-badges.store.ts';

type AchievementContext = Pick<Services, 'clock'> & { readonly catalogue: Pick<CatalogueCache, 'read'> };

export function achievementHandlers({
  clock,
  catalogue,
}: AchievementContext): Handlers<typeof achievementEndpoints> {
  const cache = new AnswerCache(clock);
  const all = async () => (await catalogue.read()).achievements;
  return {
    async 'GET /api/achievements'() {
      const known = await catalogue.read();
      return cache.of('all', { catalogue: known, quoted: [] }, () =>
        known.achievements.map(achievementAnswer),
      );
    },
    async 'GET /api/achievements/user'({ db, actor }) {
      return accept(await readUserAchievements(db, actor.userId, await all()));
    },
    async 'GET /api/achievements/user/details'({ db, actor }) {
      return accept(await readAchievementDetails(db, actor.userId, await all()));
    },
    async 'GET /api/achievements/user/nearest'({ db, actor }) {
      return accept(await readNearest(db, actor.userId, await all(), clock()));
    },
    async 'GET /api/achievements/user/news'({ db, actor }) {
      return accept(await readNews(db, actor.userId, await all()));
    },
    async 'POST /api/achievements/seen'({ input, db, actor }) {
      await markAchievementsSeen(db, actor.userId, input.achievementIds, clock());
      return accept(null);
    },
    'PUT /api/achievements/:achievementId/share': ({ input, db, actor }) =>
      shareBadge(db, actor.userId, input, clock()),
    async 'DELETE /api/achievements/:achievementId/share'({ input, db, actor }) {
      await dropShare(db, actor.userId, input.achievementId);
      return accept(null);
    },
    async 'GET /api/shared-badges/:shareId'({ input, db }) {
      const badge = await readSharedBadge(db, input.shareId, await all());
      return badge ? accept(badge) : refuse('unknown-badge');
    },
  };
}
