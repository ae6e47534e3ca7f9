import type { StreakAnswer } from '@academy/contract/learning/learning-log';
import { type SastDay, sastDay } from '@academy/domain/kernel';
import { streakMessage } from '@academy/domain/learning/streaks';
import { useMinute } from '../../../../lib/pages/use-minute.ts';
import { Badge } from '../../../../ui/brand/badge.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { WeekBeads } from './week-beads.tsx';

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

interface StreakCardProps {
  streak: StreakAnswer;
  daysOfWeek: readonly SastDay[];
}

/** TRAIN-03: the current streak, the longest one, and this week compared with its goal. */
export function StreakCard({ streak, daysOfWeek }: StreakCardProps) {
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
      <WeekBeads learned={daysOfWeek} today={sastDay(useMinute())} />
      <p className="text-ink-2">
        Weekly goal: {week}
        {weeklyProgress >= weeklyGoal && ', reached'}
      </p>
    </Card>
  );
}
