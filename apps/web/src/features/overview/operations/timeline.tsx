import type { TimelineItem, TimelineStatus } from '@academy/domain/overview/operations';
import { CircleCheck, CirclePlay, Hourglass, type LucideIcon } from 'lucide-react';
import { Badge } from '../../../ui/brand/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { dayText, STATUS_WORDS } from './operations-words.ts';

// OPS-10: completed green, in progress yellow, upcoming grey.
const STATUSES: Readonly<
  Record<
    TimelineStatus,
    { readonly icon: LucideIcon; readonly tone: 'success' | 'sun' | 'neutral'; readonly bead: string }
  >
> = {
  completed: { icon: CircleCheck, tone: 'success', bead: 'bg-success' },
  'in-progress': { icon: CirclePlay, tone: 'sun', bead: 'bg-sun' },
  upcoming: { icon: Hourglass, tone: 'neutral', bead: 'bg-line-control' },
};

export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="ml-2 grid gap-4 border-line border-l-2">
      {items.map((item) => (
        <li key={`${item.date} ${item.title}`} className="relative pl-6">
          <span
            aria-hidden="true"
            data-status={item.status}
            className={classNames(
              'absolute top-6 -left-px size-4 -translate-x-1/2 rounded-bead ring-4 ring-page',
              STATUSES[item.status].bead,
            )}
          />
          <TimelineCard {...item} />
        </li>
      ))}
    </ol>
  );
}

function TimelineCard({ title, date, description, status, progress }: TimelineItem) {
  const { icon, tone } = STATUSES[status];
  return (
    <Card as="article" padding="tight" className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-base">{title}</h3>
        <Badge tone={tone} icon={icon}>
          {STATUS_WORDS[status]}
        </Badge>
      </div>
      <time dateTime={date} className="text-ink-3">
        {dayText(date)}
      </time>
      <p className="text-ink-2">{description}</p>
      {progress !== null && <ProgressBar label="Progress" value={progress} />}
    </Card>
  );
}
