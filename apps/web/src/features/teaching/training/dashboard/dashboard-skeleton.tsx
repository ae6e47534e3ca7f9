import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';

/** Placeholders for the figures and the cards below them. */
export function DashboardSkeleton() {
  return (
    <div className="grid gap-4">
      <SkeletonGroup
        label="Loading your training"
        count={6}
        className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3"
      >
        <Skeleton shape="block" measure="h-24 w-full" />
      </SkeletonGroup>
      <div aria-hidden="true" className="grid gap-4 lg:grid-cols-2">
        <Skeleton shape="block" measure="h-64 w-full" />
        <Skeleton shape="block" measure="h-64 w-full" />
      </div>
    </div>
  );
}
