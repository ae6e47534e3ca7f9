import type { CollectionDetailAnswer } from '@academy/contract/catalogue/collections';
import { ArrowLeft } from 'lucide-react';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProblemCard } from '../../../ui/feedback/problem-card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CollectionCover } from './collection-cover.tsx';
import { CollectionItem } from './collection-item.tsx';
import { collectionProblem } from './collection-messages.ts';
import { itemsText } from './collection-words.ts';
import { useCollection } from './use-collections.ts';

/** COLL-04: one collection with its items. */
export function CollectionPage() {
  const { data: collection, error, isPending, refetch } = useCollection();
  usePageTitle(collection?.title);
  if (collection) return <Collection collection={collection} />;
  if (isPending) return <CollectionSkeleton />;
  return (
    <ProblemCard
      problem={collectionProblem(error)}
      onRetry={() => void refetch()}
      onward={<Button href="/collections">See all collections</Button>}
    />
  );
}

function Collection({ collection }: { collection: CollectionDetailAnswer }) {
  return (
    <div className="grid gap-4">
      <Button variant="quiet" icon={ArrowLeft} href="/collections" className="-ml-3 justify-self-start">
        All collections
      </Button>
      <Card as="section" padding="none" className="grid p-2 md:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 content-center gap-2 p-4 wrap-anywhere max-md:order-2 md:p-6">
          <h2 className="text-2xl">{collection.title}</h2>
          <p className="max-w-read text-ink-2">{collection.summary}</p>
          <p className="font-semibold">{itemsText(collection)}</p>
        </div>
        <CollectionCover collection={collection} className="h-34 rounded-md md:h-full md:min-h-44" />
      </Card>
      <Card padding="none" className="overflow-hidden">
        <ul className="divide-y">
          {collection.items.map((item) => (
            <CollectionItem key={`${item.kind}-${item.id}`} item={item} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function CollectionSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the collection" className="grid gap-4">
      <Skeleton shape="block" measure="h-56 w-full" />
      <Skeleton shape="block" measure="h-120 w-full" />
    </div>
  );
}
