import { Clock, Flame, Target, TrendingUp } from 'lucide-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { StatCard, StatGrid } from '../../../../ui/layout/stat-card.tsx';
import { InsightCard } from './insight-card.tsx';
import { courseProgressPercent } from './learning-insight.ts';
import { SkillsCard } from './skills-card.tsx';
import { type Analytics, useAnalytics } from './use-analytics.ts';
import { WeeklyProgress } from './weekly-progress.tsx';

/** 2§2: the learner's own figures. */
export function AnalyticsPanel({ isWanted }: { isWanted: boolean }) {
  const { data, isPending, refetch } = useAnalytics(isWanted);
  return (
    <section aria-label="Learning analytics" className="grid gap-3 md:gap-4">
      {data && <Figures analytics={data} />}
      {isPending && <AnalyticsSkeleton />}
      {!data && !isPending && (
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-ink-2">We could not load your figures. Nothing is lost.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Card>
      )}
    </section>
  );
}

function Figures({ analytics }: { analytics: Analytics }) {
  const { coursesCompleted, totalCourses, studyHours, averageScore, streak } = analytics;
  return (
    <>
      <StatGrid className="lg:grid-cols-4">
        <StatCard
          label="Course Progress"
          value={courseProgressPercent(coursesCompleted, totalCourses)}
          unit="%"
          icon={Target}
        />
        <StatCard label="Study Hours" value={studyHours} icon={Clock} tone="sun" />
        <StatCard label="Average Score" value={averageScore} unit="%" icon={TrendingUp} tone="success" />
        <StatCard
          label="Learning Streak"
          value={streak}
          unit={streak === 1 ? 'day' : 'days'}
          icon={Flame}
          tone="bloom"
        />
      </StatGrid>
      <div className="grid gap-3 md:gap-4 lg:grid-cols-[5fr_4fr]">
        <WeeklyProgress weeks={analytics.weeklyProgress} />
        <div className="grid content-start gap-3 md:gap-4 lg:grid-rows-[1fr_auto]">
          <SkillsCard skills={analytics.skillsAcquired} />
          <InsightCard weeks={analytics.weeklyProgress} />
        </div>
      </div>
    </>
  );
}

function AnalyticsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your figures" className="grid gap-4">
      <Skeleton shape="block" measure="h-52 w-full lg:h-27" />
      <Skeleton shape="block" measure="h-96 w-full" />
    </div>
  );
}
