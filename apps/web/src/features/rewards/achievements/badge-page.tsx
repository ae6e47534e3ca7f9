import type { AchievementAnswer } from '@academy/contract/rewards/achievements';
import { ArrowLeft } from 'lucide-react';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { useRouteParams } from '../../../lib/pages/route-params.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Coin } from '../../../ui/brand/coin.tsx';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CATEGORY_WORDS, dayOf } from './achievement-words.ts';
import { BadgeMark, RarityLabel } from './badges/badge-mark.tsx';
import { ShareBadge } from './sharing/share-badge.tsx';
import { type Achievements, useAchievements } from './use-achievements.ts';

/** One badge: its condition, when it was earned, and who may see it. */
export function BadgePage() {
  const { id } = useRouteParams('/achievements/:id');
  const page = useAchievements();
  const achievement = page.achievements.find((each) => String(each.id) === id);
  usePageTitle(achievement?.name);
  if (page.isPending) return <Spinner label="Loading the badge" />;
  if (!achievement)
    return (
      <MessageCard
        mark="lost"
        title="Badge not found"
        headingLevel={2}
        action={<Button href="/achievements">See all achievements</Button>}
      >
        There is no badge at this address.
      </MessageCard>
    );
  return <Badge achievement={achievement} page={page} />;
}

function Badge({ achievement, page }: { achievement: AchievementAnswer; page: Achievements }) {
  const { id, name, description, rarity, category, coinReward } = achievement;
  const earnedAt = page.earnedAt.get(id);
  const near = page.nearest.find(({ achievementId }) => achievementId === id);
  const share = page.shared.find(({ achievementId }) => achievementId === id);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button variant="quiet" icon={ArrowLeft} href="/achievements" className="-ml-3 justify-self-start">
        All achievements
      </Button>
      <Card as="section" className="flex flex-wrap items-center gap-6">
        <BadgeMark badge={achievement} isEarned={earnedAt !== undefined} size="lg" />
        <div className="grid min-w-0 flex-1 basis-60 gap-2">
          <h2 className="text-2xl">{name}</h2>
          <p className="max-w-read text-ink-2">{description}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <RarityLabel rarity={rarity} />
            <span>{CATEGORY_WORDS[category]}</span>
            <span className="inline-flex items-center gap-1.5">
              <Coin className="size-[1.25em]" />
              {coinReward} coins
            </span>
          </p>
          <p className="font-semibold">
            {earnedAt === undefined ? 'Not earned yet' : `Earned on ${dayOf(earnedAt)}`}
          </p>
          {earnedAt === undefined && near && (
            <ProgressBar
              label={`${near.progress} of ${near.total}`}
              value={near.progress}
              max={near.total}
              className="max-w-96"
            />
          )}
        </div>
      </Card>
      {earnedAt !== undefined && <ShareBadge achievementId={id} shareId={share?.shareId ?? null} />}
    </div>
  );
}
