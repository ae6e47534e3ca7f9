import type { CollectionAnswer } from '@academy/contract/catalogue/collections';
import { CollectionCover } from './collection-cover.tsx';
import { collectionHref, itemsText } from './collection-words.ts';

/** A collection among other content, such as on Home. */
export function CollectionTile({ collection }: { collection: CollectionAnswer }) {
  return (
    <a href={collectionHref(collection)} className="group block text-inherit no-underline">
      <CollectionCover collection={collection} className="mb-2 h-[clamp(6.5rem,18vw,8.5rem)] rounded-lg" />
      <h3 className="text-base group-hover:underline">{collection.title}</h3>
      <p className="text-ink-3">{itemsText({ ...collection, rhythm: null })}</p>
    </a>
  );
}
