import type { collectionEndpoints } from '@academy/contract/catalogue/collections';
import { refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import {
  AnswerCache,
  type Catalogue,
  type CatalogueCache,
  type CatalogueCollection,
  type CatalogueCourse,
} from '../courses/index.ts';
import { collectionAnswers, collectionDetailAnswer } from './collection-answers.ts';

type CollectionContext = Pick<Services, 'clock'> & { readonly catalogue: Pick<CatalogueCache, 'read'> };

/** The courses whose quotes a collection shows. */
function coursesIn(collections: readonly CatalogueCollection[], catalogue: Catalogue): CatalogueCourse[] {
  return collections
    .flatMap(({ items }) => items)
    .flatMap(({ kind, id }) => (kind === 'course' ? (catalogue.courseOf(id) ?? []) : []));
}

export function collectionHandlers(context: CollectionContext): Handlers<typeof collectionEndpoints> {
  const cache = new AnswerCache(context.clock);
  return {
    async 'GET /api/collections'() {
      const catalogue = await context.catalogue.read();
      const { collections, careers } = catalogue;
      const quoted = coursesIn(collections, catalogue);
      return cache.of('all', { catalogue, quoted }, (now) =>
        collectionAnswers(collections, { careers, catalogue, now }),
      );
    },
    async 'GET /api/collections/:collectionId'({ input }) {
      const catalogue = await context.catalogue.read();
      const collection = catalogue.collections.find(({ id }) => id === input.collectionId);
      if (!collection) return refuse('unknown-collection');
      const quoted = coursesIn([collection], catalogue);
      return cache.of(`collection ${collection.id}`, { catalogue, quoted }, (now) =>
        collectionDetailAnswer(collection, { careers: catalogue.careers, catalogue, now }),
      );
    },
  };
}
