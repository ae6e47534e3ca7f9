import { Suspense, useDeferredValue } from 'react';
import { lazyPart } from '../../../lib/pages/lazy-part.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { EVENT_STRIP, EventSection } from '../../teaching/events/index.ts';
import { DeskSkeleton } from './administrator-desk/desk-skeleton.tsx';
import { AnalyticsPanel } from './analytics/analytics-panel.tsx';
import { ContinueCard } from './continue-learning/continue-card.tsx';
import { CategoryList } from './course-lists/category-list.tsx';
import { CollectionsRow } from './course-lists/collections-row.tsx';
import { FeaturedCourses } from './featured/featured-courses.tsx';
import { greeting } from './greeting.ts';
import { Hero } from './hero.tsx';
import { LazySection } from './lazy-section.tsx';
import { ReviewLink } from './review-link.tsx';
import { useOwnProgress } from './use-own-progress.ts';
import { WeeklyPlan } from './weekly-plan.tsx';

// Most users are learners, who should not load the desks of staff.
const TrainerDesk = lazyPart(
  () => import('../../teaching/students/index.ts'),
  ({ TrainerDesk }) => TrainerDesk,
);
const AdministratorDesk = lazyPart(
  () => import('./administrator-desk/administrator-desk.tsx'),
  ({ AdministratorDesk }) => AdministratorDesk,
);

/** 2§2: where the learner stopped, their progress, and the courses; staff see their own desk first. */
export function HomePage() {
  const { data: user } = useCurrentUser();
  const { data: progress } = useOwnProgress();
  const isLearner = user?.role === 'learner';
  // Staff who do not learn here have no figures.
  const learns = isLearner || progress?.courses.some(({ isEnrolled }) => isEnrolled) === true;
  const name = user?.fullName ?? user?.username ?? '';
  // The visible part is rendered first: on a slow phone the rest takes longer than everything above it.
  const hasMore = useDeferredValue(true, false);
  return (
    <div className="grid gap-stack max-sm:gap-6">
      <div className="grid gap-4">
        <p className="font-semibold text-ink-2">{greeting(name, progress?.streak.current ?? 0)}</p>
        <Suspense fallback={<DeskSkeleton />}>
          {user?.role === 'trainer' && <TrainerDesk />}
          {user?.role === 'administrator' && <AdministratorDesk />}
        </Suspense>
        {learns && <ContinueCard />}
        <Hero />
      </div>
      {hasMore ? <MoreOfHome learns={learns} /> : <div className="min-h-svh" />}
    </div>
  );
}

/** The content below the first screen. Each section requests its data when it is near. */
function MoreOfHome({ learns }: { learns: boolean }) {
  return (
    <>
      {learns && <LazySection>{(isNear) => <AnalyticsPanel isWanted={isNear} />}</LazySection>}
      {learns && (
        <MoreLink href="/leaderboard" className="-my-6 justify-self-start max-sm:-my-4">
          Leaderboard: this week’s learners
        </MoreLink>
      )}
      <LazySection>
        {(isNear) => (
          <>
            {learns && isNear && <ReviewLink />}
            {learns && isNear && <WeeklyPlan />}
            <FeaturedCourses isWanted={isNear} />
          </>
        )}
      </LazySection>
      <LazySection>{(isNear) => <CategoryList isWanted={isNear} />}</LazySection>
      <LazySection>
        {(isNear) => <EventSection title="Events" layout={EVENT_STRIP} isWanted={isNear} />}
      </LazySection>
      <LazySection>{(isNear) => <CollectionsRow isWanted={isNear} />}</LazySection>
    </>
  );
}
