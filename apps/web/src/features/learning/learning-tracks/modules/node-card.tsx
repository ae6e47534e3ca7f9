import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import {
  kindText,
  type NodeStatus,
  nodeAction,
  prerequisiteText,
  STATUS_WORDS,
  type Titles,
  type TrackNode,
} from '../track-words.ts';

const tones = {
  completed: 'success',
  'in-progress': 'sun',
  available: 'accent',
  locked: 'neutral',
} as const satisfies Record<NodeStatus, string>;

interface NodeCardProps {
  node: TrackNode;
  titles: Titles;
  /** Its button is the prominent one. */
  isNext: boolean;
  /** Instead of kind and hours. */
  note?: string | undefined;
  className?: string | undefined;
}

export function NodeCard({ node, titles, isNext, note, className }: NodeCardProps) {
  const action = nodeAction(node);
  const isLocked = node.status === 'locked';
  const needed = prerequisiteText(node, titles);
  return (
    <div
      data-status={node.status}
      className={classNames(
        'flex min-w-0 flex-1 flex-col items-start gap-2 rounded-lg p-4',
        isLocked ? 'border-2 border-dashed border-line-strong' : 'border bg-surface',
        node.status === 'in-progress' && 'border-sun-edge',
        className,
      )}
    >
      <Badge tone={tones[node.status]}>{STATUS_WORDS[node.status]}</Badge>
      <h3 className={isLocked ? 'text-ink-2' : undefined}>{node.title}</h3>
      <p className={isLocked ? 'text-ink-3' : 'text-ink-2'}>{node.description}</p>
      {isLocked && needed !== '' && <p className="text-ink-3">Opens after {needed}.</p>}
      {node.status === 'in-progress' && (
        <ProgressBar label="Your progress" value={node.progress} isBare className="mt-1 w-full" />
      )}
      <div className="mt-auto flex min-h-touch w-full flex-wrap items-center justify-between gap-2 pt-1">
        <span className="text-ink-3">{note ?? kindText(node)}</span>
        {action && (
          <Button variant={isNext ? 'primary' : 'secondary'} href={action.href}>
            <span>
              {action.label}
              <span className="sr-only"> {node.title}</span>
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}
