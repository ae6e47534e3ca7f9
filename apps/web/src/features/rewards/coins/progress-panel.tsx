import type { CoinsAnswer } from '@academy/contract/rewards/coins';
import { BONUS_MULTIPLIER, moreCourses } from '@academy/domain/rewards/coins';
import { Zap } from 'lucide-react';
import { BeadStrand } from '../../../ui/brand/bead-strand.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { NexiiFace } from '../../../ui/brand/nexii-face.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';

/** COIN-08, COIN-09, COIN-10 */
export function ProgressPanel({ coins }: { coins: CoinsAnswer }) {
  const { coursesCompleted, nextMilestone, monthlyGoal } = coins;
  const { completed, goal } = monthlyGoal;
  return (
    <PageSection title="Progress">
      <Card className="grid gap-4">
        <div className="flex items-baseline justify-between gap-3">
          <h3>Next milestone: {nextMilestone} courses</h3>
          <span className="shrink-0 font-bold font-heading">
            {coursesCompleted} / {nextMilestone}
          </span>
        </div>
        <BeadStrand
          total={nextMilestone}
          done={coursesCompleted}
          label={`${coursesCompleted} of ${nextMilestone} courses completed`}
          tone="sun"
          size="sm"
        />
        <ProgressBar
          label={`Monthly Goal: ${completed}/${goal} courses`}
          value={completed}
          max={goal}
          tone="success"
        />
        <p className="flex items-center gap-2 rounded-md border border-sun-soft-line bg-sun-soft px-3.5 py-2.5 font-semibold text-sun-text">
          <Icon icon={Zap} />
          Bonus multiplier: {BONUS_MULTIPLIER}x
        </p>
        <div className="flex items-center gap-3 border-t pt-4">
          <NexiiFace className="size-11 shrink-0" />
          <p className="text-ink-2">
            <b className="font-semibold text-ink">{moreCourses(nextMilestone - coursesCompleted)}</b> and you
            reach your next milestone.
          </p>
        </div>
      </Card>
    </PageSection>
  );
}
