import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Placeholder of a page, from the prerendered HTML until the page is ready, so that nothing else flashes in between. */
export function PageSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the page" className="grid gap-stack">
      <Skeleton shape="block" measure="h-44 w-full" />
      <div className="grid gap-5">
        <Skeleton measure="h-7 w-[min(16rem,60%)]" />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Skeleton shape="block" measure="h-56 w-full" />
          <Skeleton shape="block" measure="h-56 w-full max-sm:hidden" />
          <Skeleton shape="block" measure="h-56 w-full max-lg:hidden" />
        </div>
      </div>
    </div>
  );
}
