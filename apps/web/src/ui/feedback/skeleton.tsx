import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const shapes = {
  line: { corners: 'rounded-sm', measure: 'h-4 w-full' },
  block: { corners: 'rounded-md', measure: 'h-24 w-full' },
  circle: { corners: 'rounded-bead', measure: 'size-11 shrink-0' },
} as const;

export interface SkeletonProps {
  shape?: keyof typeof shapes | undefined;
  /** Height and width, both: a skeleton has the exact shape of the content. */
  measure?: string | undefined;
}

export function Skeleton({ shape = 'line', measure }: SkeletonProps) {
  const { corners, measure: usual } = shapes[shape];
  return <span aria-hidden="true" className={classNames('shimmer block', corners, measure ?? usual)} />;
}

/** A course card: cover, title, two lines, price and action. */
export function SkeletonCard() {
  return (
    <div aria-hidden="true" className="rounded-lg border bg-surface p-2 pb-4.5">
      <Skeleton shape="block" measure="h-38 w-full" />
      <div className="grid gap-3 px-3 pt-4">
        <Skeleton measure="h-6 w-[70%]" />
        <Skeleton />
        <Skeleton measure="h-4 w-[88%]" />
        <div className="mt-3 flex items-center justify-between">
          <Skeleton measure="h-7 w-20" />
          <Skeleton shape="block" measure="h-11 w-24" />
        </div>
      </div>
    </div>
  );
}

/** A row of a list: picture and two lines. */
export function SkeletonRow() {
  return (
    <div aria-hidden="true" className="flex items-center gap-3 rounded-lg border bg-surface p-4">
      <Skeleton shape="circle" />
      <div className="grid flex-1 gap-2">
        <Skeleton measure="h-4 w-[45%]" />
        <Skeleton measure="h-4 w-[70%]" />
      </div>
    </div>
  );
}

export interface SkeletonGroupProps {
  /** Read out instead of the shapes: `Loading courses`. */
  label: string;
  count: number;
  /** One skeleton; it is repeated `count` times. */
  children: ReactNode;
  className?: string | undefined;
  /** The class of the list's items, where they set their own width. */
  itemClassName?: string | undefined;
}

export function SkeletonGroup({ label, count, children, className, itemClassName }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={className}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes
        <div key={index} data-skeleton className={classNames('min-w-0', itemClassName)}>
          {children}
        </div>
      ))}
    </div>
  );
}
