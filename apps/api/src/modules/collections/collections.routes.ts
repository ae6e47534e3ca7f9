import type { collectionEndpoints } from '@academy/contract/collections';
import { refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../http/endpoints/call.ts';
import { versioned } from '../../http/endpoints/versioned.ts';
import type { Services } from '../../services.ts';
import { academyContent } from '../academy-content/index.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import { collectionAnswers, collectionDetailAnswer } from './collection-answers.ts';

type CollectionContext = Pick<Services, 'clock'> & { readonly catalogue: Pick<CatalogueCache, 'read'> };

export function collectionHandlers(context: CollectionContext): Handlers<typeof collectionEndpoints> {
  async function shelf() {
    const { collections, careers } = await academyContent();
    return { collections, careers, catalogue: await context.catalogue.read(), now: context.clock() };
  }
  return {
    async 'GET /api/collections'() {
      const { collections, ...rest } = await shelf();
      return versioned(collectionAnswers(collections, rest));
    },
    async 'GET /api/collections/:collectionId'({ input }) {
      const { collections, ...rest } = await shelf();
      const collection = collections.find(({ id }) => id === input.collectionId);
      return collection ? versioned(collectionDetailAnswer(collection, rest)) : refuse('unknown-collection');
    },
  };
}
