import type { TrainingAchievement } from '@academy/contract/rewards/achievements';
import { Award, CircleCheck, Compass, Flame, Footprints, Lock, type LucideIcon } from 'lucide-react';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';

const SHOWN = 3; // 2§2
const icons: Readonly<Record<string, LucideIcon>> = {
  footprints: Footprints,
  flame: Flame,
  compass: Compass,
};

function AchievementLine({ achievement }: { achievement: TrainingAchievement }) {
  const { title, description, icon, unlocked, progress, total } = achievement;
  return (
    <li className="flex items-center gap-3.5">
      <span
        className={classNames(
          'grid size-12 shrink-0 place-items-center rounded-bead border-2',
          unlocked
            ? 'border-sun-edge bg-sun text-sun-ink'
            : 'border-line-strong border-dashed bg-sunken text-ink-3',
        )}
      >
        <Icon icon={icons[icon] ?? Award} size="large" />
      </span>
      <span className="grid min-w-0 flex-1">
        <b className="font-semibold">{title}</b>
        <span className="text-ink-2">
          {unlocked ? description : `${description}: ${progress} of ${total}`}
        </span>
      </span>
      <Icon icon={unlocked ? CircleCheck : Lock} className={unlocked ? 'text-success-text' : 'text-ink-3'} />
      <span className="sr-only">{unlocked ? 'Unlocked' : 'Locked'}</span>
    </li>
  );
}

/** TRAIN-13, TRAIN-14 */
export function AchievementsCard({ achievements }: { achievements: readonly TrainingAchievement[] }) {
  return (
    <Card as="section" aria-labelledby="training-achievements" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id="training-achievements">Achievements</h3>
        <MoreLink href="/achievements" className="-my-2">
          View All
        </MoreLink>
      </div>
      <ul className="grid gap-3">
        {achievements.slice(0, SHOWN).map((achievement) => (
          <AchievementLine key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </Card>
  );
}
