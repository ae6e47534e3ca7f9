import type { Priority, PriorityLevel } from '@academy/domain/overview/operations';
import { CircleAlert, CircleCheck, CirclePlay, type LucideIcon } from 'lucide-react';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LEVEL_WORDS, PRIORITY_WORDS } from './operations-words.ts';

const LEVELS: Readonly<
  Record<PriorityLevel, { readonly icon: LucideIcon; readonly tone: 'danger' | 'warning' | 'success' }>
> = {
  high: { icon: CircleAlert, tone: 'danger' },
  medium: { icon: CirclePlay, tone: 'warning' },
  settled: { icon: CircleCheck, tone: 'success' },
};

export function Priorities({ priorities }: { priorities: readonly Priority[] }) {
  return (
    <ol className="grid gap-3 lg:grid-cols-2">
      {priorities.map(({ priority, count, level }) => {
        const { title, sentence, href, action } = PRIORITY_WORDS[priority];
        const { icon, tone } = LEVELS[level];
        return (
          <Card as="li" key={priority} padding="tight" className="grid content-between gap-2">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <h3 className="min-w-0 text-base">{title}</h3>
              <Badge tone={tone} icon={icon}>
                {LEVEL_WORDS[level]}
              </Badge>
            </div>
            <p className="text-ink-2">{sentence(count)}</p>
            <MoreLink href={href} className="justify-self-start">
              {action}
            </MoreLink>
          </Card>
        );
      })}
    </ol>
  );
}
