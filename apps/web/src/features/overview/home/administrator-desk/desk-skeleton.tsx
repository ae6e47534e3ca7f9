import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';

/** As tall as the title of a desk and its cards. */
export function DeskSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your desk">
      <Skeleton shape="block" measure="h-65 w-full lg:h-43" />
    </div>
  );
}
