import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '../class-names.ts';
import { Heading, type HeadingLevel } from '../layout/heading.tsx';
import type { EmptyDrawingName } from './empty-drawing.tsx';

/** Empty states are rare, so the drawings are loaded on demand. A drawing that fails to load leaves its space empty. */
const EmptyDrawing = lazy<ComponentType<{ name: EmptyDrawingName }>>(() =>
  import('./empty-drawing.tsx').then(
    (module) => ({ default: module.EmptyDrawing }),
    () => ({ default: () => null }),
  ),
);

export interface EmptyStateProps {
  drawing?: EmptyDrawingName | undefined;
  title?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** At most one Button. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function EmptyState({
  drawing = 'strand',
  title,
  headingLevel = 3,
  action,
  className,
  children,
}: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'grid content-center justify-items-center gap-3 rounded-lg border-2 border-dashed border-line-strong px-5 py-10 text-center',
        className,
      )}
    >
      <div className="h-18 w-40">
        <Suspense>
          <EmptyDrawing name={drawing} />
        </Suspense>
      </div>
      {title !== undefined && <Heading level={headingLevel}>{title}</Heading>}
      <p className="max-w-[34ch] text-balance text-ink-2">{children}</p>
      {action}
    </div>
  );
}
