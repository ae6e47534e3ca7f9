import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { CollectionCard } from './collection-card.tsx';
import { useCollections } from './use-collections.ts';

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';
const SKELETONS = 6;

/** COLL-01 */
export function CollectionsPage() {
  const { data: collections = [], isPending, isError, refetch } = useCollections(true);
  return (
    <PageSection
      title="Hand-picked ways in"
      description="Lessons, courses and careers that belong together, and why we chose each one."
    >
      {isPending && (
        <SkeletonGroup label="Loading collections" count={SKELETONS} className={grid}>
          <Skeleton shape="block" measure="h-56 w-full" />
        </SkeletonGroup>
      )}
      {!isPending && collections.length === 0 && (
        <EmptyState action={isError && <Button onClick={() => void refetch()}>Try again</Button>}>
          There are no collections to show.
        </EmptyState>
      )}
      {collections.length > 0 && (
        <ul className={grid}>
          {collections.map((collection) => (
            <li key={collection.id} className={collection.featured ? 'sm:col-span-2' : ''}>
              <CollectionCard collection={collection} isFeatured={collection.featured} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
