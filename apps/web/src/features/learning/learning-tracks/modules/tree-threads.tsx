import { linksOf } from '../track-graph.ts';
import type { TrackNode } from '../track-words.ts';

interface TreeThreadsProps {
  above: readonly TrackNode[];
  below: readonly TrackNode[];
}

/** The centre of a column in per cent of the row; the columns are equally wide. */
const middleOf = (place: number, columns: number) => ((place + 0.5) / columns) * 100;

/** The threads between two rows of the tree; wide screens only. */
export function TreeThreads({ above, below }: TreeThreadsProps) {
  const links = linksOf([...above, ...below]);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="-mx-2 hidden h-12 w-[calc(100%+1rem)] fill-none lg:block"
    >
      {links.map(({ from, to }) => {
        const start = middleOf(
          above.findIndex(({ id }) => id === from),
          above.length,
        );
        const end = middleOf(
          below.findIndex(({ id }) => id === to),
          below.length,
        );
        const isDone = above.find(({ id }) => id === from)?.status === 'completed';
        return (
          <path
            key={`${from} ${to}`}
            d={`M${start} 0C${start} 60 ${end} 40 ${end} 100`}
            vectorEffect="non-scaling-stroke"
            strokeWidth="3"
            className={isDone ? 'stroke-accent' : 'stroke-line-strong'}
          />
        );
      })}
    </svg>
  );
}
