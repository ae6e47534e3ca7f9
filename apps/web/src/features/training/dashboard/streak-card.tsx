import type { StreakAnswer } from '@academy/contract/learning';
import { streakMessage } from '@academy/domain/streaks';
import { Badge } from '../../../ui/brand/badge.tsx';
import { BeadStrand } from '../../../ui/brand/bead-strand.tsx';
import { Card } from '../../../ui/layout/card.tsx';

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/** TRAIN-03: the days in a row, the most so far, and this week against its goal. */
export function StreakCard({ streak }: { streak: StreakAnswer }) {
  const { current, longest, weeklyGoal, weeklyProgress } = streak;
  const week = `${weeklyProgress} of ${weeklyGoal} days`;
  return (
    <Card as="section" aria-labelledby="training-streak" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="training-streak">Learning Streak</h3>
        <Badge tone="sun-soft">Longest {daysText(longest)}</Badge>
      </div>
      <div className="flex items-center gap-3.5">
        <span className="font-black font-heading text-[clamp(3rem,2.4rem+2vw,4rem)] leading-none tracking-display">
          {current}
        </span>
        <p className="grid min-w-0">
          <b className="font-semibold">{current === 1 ? 'day' : 'days'} in a row</b>
          <span className="text-ink-2">{streakMessage(current)}</span>
        </p>
      </div>
      <BeadStrand
        total={weeklyGoal}
        done={weeklyProgress}
        tone="sun"
        label={`This week ${week} of the goal`}
        className="mt-1"
      />
      <p className="text-ink-2">
        Weekly goal: {week}
        {weeklyProgress >= weeklyGoal && ', reached'}
      </p>
    </Card>
  );
}
