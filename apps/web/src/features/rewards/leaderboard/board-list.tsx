import type { LeaderboardAnswer } from '@academy/contract/rewards/leaderboard';
import { classNames } from '../../../ui/class-names.ts';

type Row = LeaderboardAnswer['around'][number] & { readonly place?: number };

/** Names in order, the learner's own marked by text and background. */
export function BoardList({ rows, label }: { rows: readonly Row[]; label: string }) {
  return (
    <ol aria-label={label} className="overflow-hidden rounded-lg border bg-surface">
      {rows.map(({ place, name, province, points, isMe }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and a row has no id.
          key={index}
          aria-current={isMe ? 'true' : undefined}
          className={classNames(
            'flex items-center gap-4 border-b px-4 py-3 last:border-b-0',
            isMe && 'bg-sun-soft',
          )}
        >
          {place !== undefined && (
            <span
              className={classNames(
                'grid size-9 shrink-0 place-items-center rounded-bead font-bold font-heading tabular-nums',
                place <= 3 ? 'bg-sun text-sun-ink' : 'bg-sunken text-ink-2',
              )}
            >
              {place}
            </span>
          )}
          <span className="grid min-w-0 flex-1">
            <b className="min-w-0 break-words font-semibold">
              {name}
              {isMe && <span className="font-medium text-sun-text"> (you)</span>}
            </b>
            {province !== null && <span className="text-ink-2">{province}</span>}
          </span>
          <span className="shrink-0 font-bold font-heading tabular-nums">
            {points} <span className="font-medium text-ink-2">points</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
