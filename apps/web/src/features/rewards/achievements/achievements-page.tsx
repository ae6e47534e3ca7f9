import { Award, ListOrdered } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { OwnCertificates } from '../certificates/index.ts';
import { AchievementFigures, CategoryCards } from './achievement-figures.tsx';
import { unlockedTitle } from './achievement-words.ts';
import { BadgeList } from './badges/badge-list.tsx';
import { NearestBadges } from './badges/nearest-badges.tsx';
import { type Achievements, useAchievements } from './use-achievements.ts';

const SKELETONS = 8; // API-22

/** 2§2: earned achievements, and those that can be earned. */
export function AchievementsPage() {
  const { data: user } = useCurrentUser();
  const page = useAchievements();
  if (!user || page.isSignedOut)
    return (
      <EmptyState action={<Button href="/login">Sign in</Button>}>Sign in to view achievements</EmptyState>
    );
  if (page.isPending)
    return (
      <SkeletonGroup label="Loading achievements" count={SKELETONS} className="grid gap-4 md:grid-cols-2">
        <SkeletonRow />
      </SkeletonGroup>
    );
  if (page.hasFailed)
    return (
      <EmptyState action={<Button onClick={() => void page.retry()}>Try again</Button>}>
        We could not load your achievements.
      </EmptyState>
    );
  return <FilledPage page={page} />;
}

function FilledPage({ page }: { page: Achievements }) {
  const { achievements, earnedAt, summary, nearest } = page;
  return (
    <div className="grid grid-cols-1 gap-stack">
      <div className="grid grid-cols-1 gap-4">
        <Panel
          as="section"
          className="flex flex-wrap items-center gap-x-6 gap-y-3 p-[clamp(1.5rem,1rem+2vw,2.5rem)]"
        >
          <span className="grid size-16 shrink-0 place-items-center rounded-bead bg-sun text-sun-ink">
            <Award aria-hidden="true" className="size-8" />
          </span>
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="font-black text-2xl tracking-display">
              {unlockedTitle(summary.earned, summary.total)}
            </h2>
            <p className="mt-1 max-w-read text-panel-ink-2">
              Every badge is earned by learning and dated by the day you did it. Once earned, it stays yours.
            </p>
          </div>
          <Button variant="sun" icon={ListOrdered} href="/leaderboard">
            Leaderboard
          </Button>
        </Panel>
        <AchievementFigures summary={summary} />
        <p className="text-ink-3">
          Badge coins say what your badges are worth. Coins to spend are claimed on{' '}
          <a href="/crypto">your coin dashboard</a>.
        </p>
      </div>
      <NearestBadges achievements={achievements} nearest={nearest} />
      <PageSection title="By category">
        <CategoryCards categories={summary.categories} />
      </PageSection>
      <PageSection title="Your badges">
        <BadgeList achievements={achievements} earnedAt={earnedAt} />
      </PageSection>
      <OwnCertificates />
    </div>
  );
}
