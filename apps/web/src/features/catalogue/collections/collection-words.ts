import type { CollectionAnswer } from '@academy/contract/catalogue/collections';
import { countOf } from '../courses/index.ts';

type Counted = Pick<CollectionAnswer, 'itemCount' | 'rhythm'>;

/** `12 items · Updated weekly` */
export function itemsText({ itemCount, rhythm }: Counted): string {
  return [countOf(itemCount, 'item'), ...(rhythm === null ? [] : [rhythm])].join(' · ');
}

export function collectionHref({ id }: Pick<CollectionAnswer, 'id'>): string {
  return `/collections/${encodeURIComponent(id)}`;
}
