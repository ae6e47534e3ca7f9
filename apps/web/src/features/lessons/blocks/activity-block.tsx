import { Suspense } from 'react';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import type { ActivityProps } from '../activities/activity.tsx';
import { wordsOf } from './activity-words.ts';

const Activity = lazyPart(
  () => import('../activities/activity.tsx'),
  (module) => module.Activity,
);

export function ActivityBlock(props: ActivityProps) {
  const { block, Box, ...reader } = props;
  return (
    <ErrorBoundary
      // The script did not come: its words are there, and what was written. A model answer waits until it can be asked for.
      fallback={(_error, retry) => (
        <>
          {block.kind === 'term' && <b>{block.word}</b>}
          {block.kind === 'reveal' ? (
            <Box {...reader} noteId={block.id} />
          ) : (
            <SanitisedHtml html={wordsOf(block).join('<p>')} className="prose" />
          )}
          <Button className="justify-self-start" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    >
      <Suspense fallback={<Skeleton shape="block" measure="h-24 w-full" />}>
        <Activity {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
