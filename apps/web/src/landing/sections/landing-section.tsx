import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { wrap } from '../wrap.ts';

interface LandingSectionProps {
  title: string;
  description?: string;
  /** A separate background, from edge to edge. */
  isBand?: boolean;
  children: ReactNode;
}

export function LandingSection({ title, description, isBand = false, children }: LandingSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-band={isBand || undefined}
      // Two sections with the same background share the space between them.
      className={classNames(isBand ? 'border-y bg-sunken' : '[section:not([data-band])+&>div]:pt-0')}
    >
      <div className={`${wrap} grid grid-cols-1 gap-8 py-section`}>
        <div className="grid gap-2">
          <h2 id={titleId} className="max-w-[18ch] font-black text-3xl tracking-display">
            {title}
          </h2>
          {description !== undefined && <p className="text-ink-2">{description}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
