import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Heading, type HeadingLevel } from '../layout/heading.tsx';
import { EmptyDrawing, type EmptyDrawingName } from './empty-drawing.tsx';

export interface EmptyStateProps {
  drawing?: EmptyDrawingName | undefined;
  title?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** One Button at most. */
  action?: ReactNode;
  className?: string | undefined;
  /** The sentence. */
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
      <EmptyDrawing name={drawing} />
      {title !== undefined && <Heading level={headingLevel}>{title}</Heading>}
      <p className="max-w-[34ch] text-balance text-ink-2">{children}</p>
      {action}
    </div>
  );
}
