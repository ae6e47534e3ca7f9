import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** Outline, title, objectives and the first paragraphs. */
export function LessonSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the lesson" className="lesson">
      <div className="lesson-outline">
        <Skeleton shape="block" measure="h-14 w-full lg:h-96" />
      </div>
      <div className="grid content-start gap-4">
        <Skeleton measure="h-7 w-44" />
        <Skeleton measure="h-10 w-[80%]" />
        <Skeleton shape="block" measure="h-24 w-full" />
        <Skeleton />
        <Skeleton />
        <Skeleton measure="h-4 w-[88%]" />
        <Skeleton shape="block" measure="h-64 w-full" />
      </div>
    </div>
  );
}
