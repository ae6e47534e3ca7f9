import { lazyPart } from '../../../../lib/pages/lazy-part.tsx';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';
import type { ActivityProps } from '../activities/activity.tsx';
import { wordsOf } from './activity-words.ts';
import { OnDemandBlock } from './on-demand-block.tsx';

const Activity = lazyPart(
  () => import('../activities/activity.tsx'),
  (module) => module.Activity,
);

export function ActivityBlock(props: ActivityProps) {
  const { block, Box, ...reader } = props;
  return (
    <OnDemandBlock
      measure="h-24 w-full"
      // Shows its text and what the learner wrote. A model answer waits until it can be requested.
      instead={
        <>
          {block.kind === 'term' && <b>{block.word}</b>}
          {block.kind === 'reveal' ? (
            <Box {...reader} noteId={block.id} />
          ) : (
            <SanitisedHtml html={wordsOf(block).join('<p>')} className="prose" />
          )}
        </>
      }
    >
      <Activity {...props} />
    </OnDemandBlock>
  );
}
