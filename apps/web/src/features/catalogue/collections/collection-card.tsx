import type { CollectionAnswer } from '@academy/contract/catalogue/collections';
import { ArrowRight } from 'lucide-react';
import { Badge } from '../../../ui/brand/badge.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CollectionCover } from './collection-cover.tsx';
import { collectionHref, itemsText } from './collection-words.ts';

interface CollectionCardProps {
  collection: CollectionAnswer;
  /** Wide, with its summary. */
  isFeatured?: boolean;
}

// 2§2: shown on hover. Touch and keyboard have no hover, so it is always shown for them.
const onDemand =
  'opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 [@media(hover:none)]:opacity-100';

/** The whole cover is a link to the collection; text has a plate behind it, because it must not be on beads. */
export function CollectionCard({ collection, isFeatured = false }: CollectionCardProps) {
  return (
    <a
      href={collectionHref(collection)}
      className="group block h-full rounded-lg text-inherit no-underline transition-[box-shadow,translate] duration-base hover:-translate-y-0.5 hover:shadow-card"
    >
      <CollectionCover
        collection={collection}
        className={classNames(
          'flex h-full flex-col justify-between gap-6 rounded-lg p-2',
          isFeatured ? 'min-h-72 sm:p-4' : 'min-h-56',
        )}
      >
        <div className="flex min-h-9 flex-wrap items-start justify-between gap-2 p-1">
          {isFeatured ? <Badge tone="sun">Featured</Badge> : <span />}
          <span
            className={classNames(
              'inline-flex items-center gap-1.5 rounded-bead bg-cover-chip px-3.5 py-1 font-semibold text-cover-chip-ink',
              onDemand,
            )}
          >
            View Collection
            <Icon icon={ArrowRight} size="small" />
          </span>
        </div>
        <div
          className={classNames(
            'grid gap-0.5 rounded-md bg-cover-chip px-3.5 py-3 text-cover-chip-ink',
            isFeatured && 'sm:max-w-112 sm:p-5',
          )}
        >
          <h3 className={classNames('group-hover:underline', isFeatured && 'text-xl')}>{collection.title}</h3>
          {isFeatured && <p>{collection.summary}</p>}
          <p>{itemsText(collection)}</p>
        </div>
      </CollectionCover>
    </a>
  );
}
