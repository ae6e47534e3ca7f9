import { Button } from '../../../../ui/actions/button.tsx';
import { MoreLink } from '../../../../ui/actions/more-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { CARD_ROW, CARD_ROW_ITEM } from '../../../../ui/layout/card-row.ts';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { CollectionTile, useCollections } from '../../../catalogue/collections/index.ts';

const SHOWN = 4;
const grid = `${CARD_ROW} sm:grid-cols-2 lg:grid-cols-4 lg:gap-5`;

export function CollectionsRow({ isWanted }: { isWanted: boolean }) {
  const { data: collections = [], isPending, isError, refetch } = useCollections(isWanted);
  return (
    <PageSection title="Collections" action={<MoreLink href="/collections">All Collections</MoreLink>}>
      {isPending && (
        <SkeletonGroup
          label="Loading collections"
          count={SHOWN}
          className={grid}
          itemClassName={CARD_ROW_ITEM}
        >
          <Skeleton shape="block" measure="h-44 w-full" />
        </SkeletonGroup>
      )}
      {!isPending && collections.length === 0 && (
        <EmptyState action={isError && <Button onClick={() => void refetch()}>Try again</Button>}>
          There are no collections to show.
        </EmptyState>
      )}
      {collections.length > 0 && (
        <ul className={grid}>
          {collections.slice(0, SHOWN).map((collection) => (
            <li key={collection.id} className="min-w-0 max-sm:w-[44%] max-sm:shrink-0 max-sm:snap-start">
              <CollectionTile collection={collection} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
