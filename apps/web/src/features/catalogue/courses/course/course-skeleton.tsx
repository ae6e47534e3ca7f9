import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';

/** Placeholders for the panel, the facts and the two columns. */
export function CourseSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the course" className="grid gap-4">
      <Skeleton shape="block" measure="h-96 w-full" />
      <Skeleton shape="block" measure="h-28 w-full" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton shape="block" measure="h-120 w-full" />
        <Skeleton shape="block" measure="h-80 w-full" />
      </div>
    </div>
  );
}
