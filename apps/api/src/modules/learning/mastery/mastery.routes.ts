import type { masteryEndpoints } from '@academy/contract/learning/mastery';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';
import { readMastery } from './read-mastery.ts';

type MasteryContext = Pick<Services, 'clock'> & { readonly catalogue: Pick<CatalogueCache, 'read'> };

export function masteryHandlers(context: MasteryContext): Handlers<typeof masteryEndpoints> {
  return {
    async 'GET /api/progress/skills'({ db, actor: { userId } }) {
      const catalogue = await context.catalogue.read();
      return accept(await readMastery(db, { userId, catalogue, now: context.clock() }));
    },
  };
}
