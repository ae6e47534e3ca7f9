import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

/** Placeholders for the purse, the two columns below it and the rewards. */
export function CoinsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your coins" className="grid gap-stack">
      <Skeleton shape="block" measure="h-80 w-full md:h-60" />
      <div aria-hidden="true" className="grid gap-stack lg:grid-cols-[5fr_4fr] lg:gap-6">
        <Skeleton shape="block" measure="h-120 w-full" />
        <Skeleton shape="block" measure="h-80 w-full" />
      </div>
      <SkeletonGroup
        label="Loading the rewards"
        count={5}
        className="grid gap-3 md:grid-cols-3 xl:grid-cols-5"
      >
        <Skeleton shape="block" measure="h-24 w-full md:h-60" />
      </SkeletonGroup>
    </div>
  );
}
