import { EVENT_STRIP, EventSection } from '../events/index.ts';
import { useCurrentUser } from '../identity/index.ts';
import { TrainerDesk } from '../teaching/index.ts';
import { AdministratorDesk } from './administrator-desk.tsx';
import { AnalyticsPanel } from './analytics/analytics-panel.tsx';
import { CategoryList } from './category-list.tsx';
import { CollectionsRow } from './collections-row.tsx';
import { ContinueCard } from './continue-card.tsx';
import { FeaturedCourses } from './featured/featured-courses.tsx';
import { greeting } from './greeting.ts';
import { Hero } from './hero.tsx';
import { NearSection } from './near-section.tsx';
import { useOwnProgress } from './use-own-progress.ts';

/** 2§2: where the learner stopped, how it goes, and what there is; for staff their own desk comes first. */
export function HomePage() {
  const { data: user } = useCurrentUser();
  const { data: progress } = useOwnProgress();
  const isLearner = user?.role === 'learner';
  // Staff who do not learn here themselves have no figures to look at.
  const learns = isLearner || progress?.courses.some(({ isEnrolled }) => isEnrolled) === true;
  const name = user?.fullName ?? user?.username ?? '';
  return (
    <div className="grid gap-stack">
      <div className="grid gap-4">
        <p className="font-semibold text-ink-2">{greeting(name, progress?.streak.current ?? 0)}</p>
        {user?.role === 'trainer' && <TrainerDesk />}
        {user?.role === 'administrator' && <AdministratorDesk />}
        {learns && <ContinueCard />}
        <Hero />
      </div>
      {learns && <NearSection>{(isNear) => <AnalyticsPanel isWanted={isNear} />}</NearSection>}
      <NearSection>{(isNear) => <FeaturedCourses isWanted={isNear} />}</NearSection>
      <NearSection>{(isNear) => <CategoryList isWanted={isNear} />}</NearSection>
      <NearSection>
        {(isNear) => <EventSection title="Events" layout={EVENT_STRIP} isWanted={isNear} />}
      </NearSection>
      <NearSection>{(isNear) => <CollectionsRow isWanted={isNear} />}</NearSection>
    </div>
  );
}
