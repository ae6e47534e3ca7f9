import type { AchievementAnswer } from '@academy/contract/rewards/achievements';

import { Coin } from '../../../../ui/brand/coin.tsx';
import { badgeHref, dayOf } from '../achievement-words.ts';
import { BadgeMark, RarityLabel } from './badge-mark.tsx';

interface BadgeCardProps {
  achievement: AchievementAnswer;
  /** Null until it is earned. */
  earnedAt: string | null;
}

/** ACH-19: icon, name, description, rarity and coins; the whole card is a link to the badge's page. */
export function BadgeCard({ achievement, earnedAt }: BadgeCardProps) {
  const { id, name, description, rarity, coinReward } = achievement;
  return (
    <li className="relative flex items-start gap-4 rounded-lg border bg-surface p-4 hover:bg-hover">
      <BadgeMark badge={achievement} isEarned={earnedAt !== null} />
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className="text-base">
          <a
            href={badgeHref(id)}
            className="text-inherit no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-3 focus-visible:after:outline-[var(--focus)]"
          >
            {name}
          </a>
        </h3>
        <p className="text-ink-2">{description}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <RarityLabel rarity={rarity} />
          <span className="inline-flex items-center gap-1.5">
            <Coin className="size-[1.25em]" />
            {coinReward} <span className="text-ink-2">coins</span>
          </span>
        </p>
        {earnedAt !== null && <p className="text-ink-3">Earned {dayOf(earnedAt)}</p>}
      </div>
    </li>
  );
}
