import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';

const TRACKS = 3;

export function PathSkeleton() {
  return (
    <SkeletonGroup label="Loading your tracks" count={TRACKS} className="grid gap-3 lg:grid-cols-3 lg:gap-4">
      <SkeletonRow />
    </SkeletonGroup>
  );
}
