import { CalendarClock, Percent, Target } from 'lucide-react';
import { Coin } from '../../../ui/brand/coin.tsx';
import { ProgressBar, type ProgressTone } from '../../../ui/feedback/progress-bar.tsx';
import { StatCard, StatGrid } from '../../../ui/layout/stat-card.tsx';
import { CATEGORY_WORDS } from './achievement-words.ts';
import type { Achievements } from './use-achievements.ts';

type Summary = Achievements['summary'];

/** ACH-03 to ACH-06. */
export function AchievementFigures({ summary }: { summary: Summary }) {
  const { percent, coins, recent, remaining } = summary;
  return (
    <StatGrid className="grid-cols-2 lg:grid-cols-4">
      <StatCard label="Completion" value={percent} unit="%" icon={Percent} />
      <StatCard
        label="Coins earned"
        value={
          <span className="inline-flex items-center gap-2">
            <Coin className="size-[0.9em]" />
            {coins}
          </span>
        }
      />
      <StatCard label="Recent" value={recent} unit="in 7 days" icon={CalendarClock} tone="bloom" />
      <StatCard label="Remaining" value={remaining} icon={Target} tone="info" />
    </StatGrid>
  );
}

const tones: Readonly<Record<Summary['categories'][number]['category'], ProgressTone>> = {
  learning: 'accent',
  social: 'success',
  milestone: 'sun',
  special: 'bloom',
};

/** ACH-07 */
export function CategoryCards({ categories }: Pick<Summary, 'categories'>) {
  return (
    <ul aria-label="Categories" className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-4">
      {categories.map(({ category, earned, total, percent }) => (
        <li key={category} className="grid gap-2 rounded-lg border bg-surface p-4">
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="text-base">{CATEGORY_WORDS[category]}</h3>
            <span className="text-ink-2 tabular-nums">
              {earned}/{total}
            </span>
          </div>
          <div className="flex items-center gap-3">
            <ProgressBar
              isBare
              label={CATEGORY_WORDS[category]}
              value={percent}
              tone={tones[category]}
              className="flex-1"
            />
            <span className="font-bold font-heading">{percent}%</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
