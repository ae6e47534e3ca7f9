import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { SectionBoundary } from '../feedback/section-boundary.tsx';
import { Heading, type HeadingLevel } from './heading.tsx';

export interface PageSectionProps {
  title: string;
  headingLevel?: HeadingLevel | undefined;
  description?: ReactNode;
  /** A MoreLink, a Button or tabs, at the right of the title. */
  action?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function PageSection({
  title,
  headingLevel = 2,
  description,
  action,
  id,
  className,
  children,
}: PageSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classNames('grid min-w-0 grid-cols-1 content-start gap-4', className)}
    >
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading level={headingLevel} id={titleId} className="min-w-0 text-xl">
          {title}
        </Heading>
        {/* On a phone the description comes before what it explains. */}
        {description === undefined ? action : <div className="max-sm:order-last">{action}</div>}
        {description !== undefined && <p className="basis-full text-ink-2">{description}</p>}
      </div>
      <SectionBoundary>{children}</SectionBoundary>
    </section>
  );
}
