import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';

/** Placeholder of an event's card: the day on its background, title, two lines, time, place and actions. */
export function EventCardSkeleton() {
  return (
    <div aria-hidden="true" className="rounded-lg border bg-surface p-2 pb-4.5">
      <Skeleton shape="block" measure="h-17 w-full" />
      <div className="grid gap-3 px-3 pt-4">
        <Skeleton measure="h-6 w-[70%]" />
        <Skeleton />
        <Skeleton measure="h-4 w-[88%]" />
        <Skeleton measure="h-4 w-[76%]" />
        <Skeleton measure="h-4 w-[30%]" />
        <Skeleton shape="block" measure="mt-2 h-11 w-28" />
        <Skeleton shape="block" measure="h-11 w-44" />
      </div>
    </div>
  );
}

/** Placeholder of a short event: the day's tile, kind, title, time and place. */
export function EventTeaserSkeleton() {
  return (
    <div aria-hidden="true" className="flex gap-4 rounded-lg border bg-surface p-4">
      <Skeleton shape="block" measure="h-19 w-16 shrink-0" />
      <div className="grid flex-1 content-start gap-2">
        <Skeleton measure="h-4 w-[40%]" />
        <Skeleton measure="h-6 w-[85%]" />
        <Skeleton measure="h-4 w-[60%]" />
      </div>
    </div>
  );
}
