import type { ReactNode } from 'react';
import { Weave } from '../../../../ui/brand/weave.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';

interface ContinuePanelProps {
  lead: string;
  title: string;
  context: string;
  /** False while the names are loading; their space is reserved. */
  isNamed?: boolean;
  /** The progress, and the one button. */
  children: ReactNode;
}

/** The first element of Home, and the only prominent one. */
export function ContinuePanel({ lead, title, context, isNamed = true, children }: ContinuePanelProps) {
  return (
    <Panel as="section" aria-label={lead} className="grid overflow-hidden md:grid-cols-[3fr_2fr]">
      <div className="grid grid-cols-1 content-center justify-items-start gap-3 p-[clamp(1.25rem,0.75rem+2.4vw,2.5rem)]">
        <div className="grid gap-1">
          <p className="text-panel-ink-2">{lead}</p>
          {isNamed ? (
            <>
              <h2 className="text-balance font-black text-2xl tracking-display">{title}</h2>
              <p className="text-panel-ink-2">{context}</p>
            </>
          ) : (
            <PlaceholderNames />
          )}
        </div>
        {children}
      </div>
      <Weave isLazy className="h-full min-h-60 max-md:hidden" />
    </Panel>
  );
}

/** As tall as a two-line title, or a one-line one beside the weave, with its course. */
function PlaceholderNames() {
  return (
    <div role="status" aria-busy="true" aria-label="Finding where you left off">
      <Skeleton shape="block" measure="h-24 w-64 md:h-16" />
    </div>
  );
}

export function ContinueSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Finding where you left off">
      <Skeleton shape="block" measure="h-74 w-full md:h-68" />
    </div>
  );
}
