import { EVENT_STRIP, EventSection } from '../events/index.ts';
import { useCurrentUser } from '../identity/index.ts';
import { AnalyticsPanel } from './analytics/analytics-panel.tsx';
import { CategoryList } from './category-list.tsx';
import { CollectionsRow } from './collections-row.tsx';
import { ContinueCard } from './continue-card.tsx';
import { FeaturedCourses } from './featured/featured-courses.tsx';
import { Hero } from './hero.tsx';
import { NearSection } from './near-section.tsx';
import { WaitlistCard } from './waitlist-card.tsx';

/** 2§2: where the learner stopped, how it goes, and what there is. */
export function HomePage() {
  const { data: user } = useCurrentUser();
  return (
    <div className="grid gap-stack">
      <div className="grid gap-4">
        <ContinueCard />
        <Hero />
        {user?.role === 'administrator' && <WaitlistCard />}
      </div>
      <NearSection>{(isNear) => <AnalyticsPanel isWanted={isNear} />}</NearSection>
      <NearSection>{(isNear) => <FeaturedCourses isWanted={isNear} />}</NearSection>
      <NearSection>{(isNear) => <CategoryList isWanted={isNear} />}</NearSection>
      <NearSection>
        {(isNear) => <EventSection title="Events" layout={EVENT_STRIP} isWanted={isNear} />}
      </NearSection>
      <NearSection>{(isNear) => <CollectionsRow isWanted={isNear} />}</NearSection>
    </div>
  );
}
