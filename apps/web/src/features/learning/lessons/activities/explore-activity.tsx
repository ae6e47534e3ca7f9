import type { BlockOf } from '@academy/contract/learning/documents';
import { Hand } from 'lucide-react';
import { Suspense, useId } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { ErrorBoundary } from '../../../../ui/feedback/error-boundary.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';
import { EXPLORABLE_PARTS } from './explorable-parts.ts';

/** An interactive figure. If its script does not load, a text describes what it shows. */
export function ExploreActivity({ block }: { block: BlockOf<'explore'> }) {
  const taskId = useId();
  const Figure = EXPLORABLE_PARTS[block.figure];
  const words = <SanitisedHtml html={block.textHtml} className="text-ink-2" />;
  return (
    <section aria-labelledby={taskId} className="lesson-card activity">
      <Badge tone="accent" icon={Hand} className="justify-self-start">
        Try it
      </Badge>
      <div id={taskId}>
        <SanitisedHtml html={block.taskHtml} />
      </div>
      <ErrorBoundary
        fallback={(_error, retry) => (
          <>
            {words}
            <Button className="justify-self-start" onClick={retry}>
              Try again
            </Button>
          </>
        )}
      >
        <Suspense fallback={<Skeleton shape="block" measure="h-72 w-full" />}>
          <Figure values={block.values} />
        </Suspense>
        <details className="hidden-answer">
          <summary>What it shows, in words</summary>
          {words}
        </details>
      </ErrorBoundary>
    </section>
  );
}
