import { classNames } from '../../../../ui/class-names.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { countOf } from '../../../catalogue/courses/index.ts';
import type { Week } from './use-analytics.ts';

/** The fraction of the longest bar; without any hours there are no bars. */
function barShare(hours: number, weeks: readonly Week[]): number {
  const longest = Math.max(...weeks.map((week) => week.hours));
  return longest === 0 ? 0 : hours / longest;
}

const finding = (weeks: readonly Week[]) =>
  `Study hours by week: ${weeks.map(({ week, hours }) => `${week} ${hours}`).join(', ')}`;

/** One bar for each week; the current one is the last. */
export function WeeklyProgress({ weeks }: { weeks: readonly Week[] }) {
  const thisWeek = weeks.at(-1);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>Weekly Progress</h3>
        {thisWeek && <p className="text-ink-3">{countOf(thisWeek.hours, 'hour')} this week</p>}
      </div>
      <div role="img" aria-label={finding(weeks)} className="flex min-h-24 flex-1 sm:min-h-60">
        {weeks.map((week) => (
          <Bar key={week.week} week={week} share={barShare(week.hours, weeks)} isLast={week === thisWeek} />
        ))}
      </div>
    </Card>
  );
}

function Bar({ week: { week, hours }, share, isLast }: { week: Week; share: number; isLast: boolean }) {
  return (
    <div data-week={week} className="flex min-w-0 flex-1 flex-col items-center gap-1">
      <div className="flex w-full flex-1 flex-col items-center justify-end gap-1 border-line-strong border-b px-[clamp(0.125rem,1vw,0.75rem)]">
        <span className="text-ink-2">{hours}</span>
        <span
          // The figure above needs its line too.
          style={{ height: `calc((100% - 2rem) * ${share})` }}
          className={classNames(
            'min-h-0.5 w-full max-w-11 shrink-0 rounded-t-[0.625rem]',
            isLast ? 'bg-data-highlight shadow-[inset_0_0_0_1.5px_var(--data-highlight-line)]' : 'bg-data-1',
          )}
        />
      </div>
      <span className={isLast ? 'font-bold' : 'text-ink-3'}>{week}</span>
    </div>
  );
}
