import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { hoursText, nodeAction, type TrackNode } from './track-words.ts';

/** The next step in this track, if there is one. */
export function UpNext({ node }: { node: TrackNode | undefined }) {
  const action = node && nodeAction(node);
  if (!node || !action) return null;
  return (
    <Card as="section" className="grid gap-2">
      <h3>Up next</h3>
      <p className="text-ink-2">
        {node.progress > 0 ? (
          <>
            You are {node.progress}% through <b className="font-semibold text-ink">{node.title}</b>.
          </>
        ) : (
          <>
            <b className="font-semibold text-ink">{node.title}</b> is ready when you are. It takes about{' '}
            {hoursText(node.estimatedHours)}.
          </>
        )}
      </p>
      <MoreLink href={action.href} className="justify-self-start">
        Go to {node.title}
      </MoreLink>
    </Card>
  );
}
