import type { reviewEndpoints } from '@academy/contract/learning/reviews';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import type { CatalogueCache } from '../../catalogue/courses/index.ts';
import { readReviewQueue } from './read-review-queue.ts';

type ReviewsContext = Pick<Services, 'clock'> & { readonly catalogue: Pick<CatalogueCache, 'read'> };

export function reviewHandlers(context: ReviewsContext): Handlers<typeof reviewEndpoints> {
  return {
    async 'GET /api/reviews/today'({ db, actor: { userId } }) {
      const catalogue = await context.catalogue.read();
      return accept(await readReviewQueue(db, { userId, catalogue, now: context.clock() }));
    },
  };
}
