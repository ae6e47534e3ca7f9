import { classNames } from '../../../../ui/class-names.ts';
import type { NodeStatus } from '../track-words.ts';

/** The segment of thread from a node's bead to the next one; indigo as far as the learner has come. */
export function RailThread({ status, className }: { status: NodeStatus; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute top-5 -bottom-5 left-4 w-[3px] -translate-x-1/2',
        status === 'completed' ? 'bg-accent' : 'bg-line-strong',
        className,
      )}
    />
  );
}
