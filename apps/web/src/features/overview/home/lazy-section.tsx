import { type ReactNode, useRef } from 'react';
import { useIsNear } from '../../../lib/pages/use-is-near.ts';
import { SectionBoundary } from '../../../ui/feedback/section-boundary.tsx';

/** Passes its content whether it is near the visible area, so that the content requests its data only then. */
export function LazySection({ children }: { children: (isNear: boolean) => ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref, '120px');
  return (
    <div ref={ref} className="min-w-0">
      <SectionBoundary>{children(isNear)}</SectionBoundary>
    </div>
  );
}
