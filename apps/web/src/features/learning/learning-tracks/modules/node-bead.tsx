import { Check, Lock } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import type { NodeStatus } from '../track-words.ts';

const looks: Readonly<Record<NodeStatus, string>> = {
  completed: 'border-[2.5px] border-accent bg-accent text-on-accent',
  'in-progress': 'border-8 border-sun bg-sun-ink',
  available: 'border-4 border-accent bg-surface',
  locked: 'border-[2.5px] border-line-control bg-surface text-ink-3',
};

/** The bead of a node on the thread; its status is next to it in words. */
export function NodeBead({ status, className }: { status: NodeStatus; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-8 place-items-center rounded-bead ring-4 ring-page',
        looks[status],
        className,
      )}
    >
      {status === 'completed' && <Icon icon={Check} size="small" />}
      {status === 'locked' && <Icon icon={Lock} size="small" />}
    </span>
  );
}
