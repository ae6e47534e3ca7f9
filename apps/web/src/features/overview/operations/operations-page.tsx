import type { Answer } from '@academy/contract';
import { sastDay, sastTime } from '@academy/domain/kernel';
import { type DayRange, rangeOfPeriod, readDayRange, statsCsv } from '@academy/domain/overview/operations';
import { FlaskConical, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoreLink } from '../../../ui/actions/more-link.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/actions/tabs.tsx';
import { Badge } from '../../../ui/brand/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { StatGrid } from '../../../ui/layout/stat-card.tsx';
import { Analytics } from './analytics.tsx';
import { ChangeCard } from './change-card.tsx';
import { ContentCards } from './content-cards.tsx';
import { CsvButton } from './csv-button.tsx';
import { Funnel } from './funnel.tsx';
import { Insights } from './insights/insights.tsx';
import { figuresFailed, STAT_WORDS } from './operations-words.ts';
import { Priorities } from './priorities.tsx';
import { RangeChoice } from './range-choice.tsx';
import { Timeline } from './timeline.tsx';

type Figures = Answer<'GET /api/admin/operations'>;

// 2§2
const TABS = [
  { value: 'live', name: 'Live Dashboard' },
  { value: 'roadmap', name: 'Implementation Roadmap' },
  { value: 'analytics', name: 'Performance Analytics' },
  { value: 'priorities', name: 'Strategic Priorities' },
  { value: 'content', name: 'Content Management' },
] as const;
const [FIRST] = TABS;

interface DashboardView {
  readonly tab: string;
  readonly isLive: boolean;
  readonly range: DayRange;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const usualRange = () => rangeOfPeriod('month', sastDay(new Date()));

function addressOf(path: string, { tab, isLive, range }: DashboardView): string {
  const usual = usualRange();
  const isUsual = range.from === usual.from && range.to === usual.to;
  const query = new URLSearchParams({
    ...(tab !== FIRST.value && { tab }),
    ...(isLive && { figures: 'live' }),
    ...(isLive && !isUsual && range),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The days in the address, if they are a valid range. */
function rangeIn(query: URLSearchParams): DayRange {
  const named = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const areDays = Object.values(named).every((day) => DAY.test(day) && Number.isFinite(Date.parse(day)));
  return areDays && readDayRange(named).ok ? named : usualRange();
}

/** OPS-01. Tab, kind of figures and days are in the address; without them it opens on the sample (R3). */
export function OperationsPage() {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const tab = TABS.find(({ value }) => value === query.get('tab'))?.value ?? FIRST.value;
  const isLive = query.get('figures') === 'live';
  const range = rangeIn(query);
  const goTo = (next: Partial<DashboardView>) =>
    navigate(addressOf(path, { tab, isLive, range, ...next }), { replace: true });
  return (
    <Tabs value={tab} onValueChange={(chosen) => goTo({ tab: chosen })} className="gap-6">
      <TabList label="Operations" className="flex-wrap sm:*:px-3">
        {TABS.map(({ value, name }) => (
          <Tab key={value} value={value}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tab !== 'content' && (
        <Choices
          isLive={isLive}
          onLive={(chosen) => goTo({ isLive: chosen })}
          range={range}
          onRange={(chosen) => goTo({ range: chosen })}
        />
      )}
      <TabPanel value="live">
        <Read isLive={isLive} range={range}>
          {(figures) => <LiveDashboard {...figures} range={range} />}
        </Read>
      </TabPanel>
      <TabPanel value="roadmap">
        <Read isLive={isLive} range={range}>
          {({ timeline }) => (
            <PageSection title="Roadmap">
              <Timeline items={timeline} />
            </PageSection>
          )}
        </Read>
      </TabPanel>
      <TabPanel value="analytics">
        <div className="grid gap-stack">
          <Read isLive={isLive} range={range}>
            {(figures) => <Analytics {...figures} />}
          </Read>
          {/* A separate boundary: the selected course stays while other days are loading. */}
          <Insights isLive={isLive} range={range} />
        </div>
      </TabPanel>
      <TabPanel value="priorities">
        <Read isLive={isLive} range={range}>
          {({ priorities }) => (
            <PageSection title="What matters next">
              <Priorities priorities={priorities} />
            </PageSection>
          )}
        </Read>
      </TabPanel>
      <TabPanel value="content">
        <ContentCards />
      </TabPanel>
    </Tabs>
  );
}

interface ChoicesProps {
  isLive: boolean;
  onLive: (isLive: boolean) => void;
  range: DayRange;
  onRange: (range: DayRange) => void;
}

/** OPS-06, OPS-07 */
function Choices({ isLive, onLive, range, onRange }: ChoicesProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <Switch
        label="Live figures"
        checked={isLive}
        onChange={(event) => onLive(event.target.checked)}
        hint={isLive ? 'Counted from this academy’s own records.' : 'Off: the page shows a sample.'}
      />
      {isLive && <RangeChoice range={range} onRange={onRange} />}
    </div>
  );
}

interface ReadProps {
  isLive: boolean;
  range: DayRange;
  children: (figures: Figures) => ReactNode;
}

const SKELETONS = 6;

function Read({ isLive, range, children }: ReadProps) {
  // Figures of other days or another kind are not shown, not even for a moment.
  const {
    data: figures,
    error,
    isPending,
    refetch,
  } = useAnswer(
    'GET /api/admin/operations',
    { figures: isLive ? 'live' : 'sample', ...range },
    { refetchOnMount: 'always' },
  );
  if (figures)
    return (
      <div className="grid gap-6">
        <FiguresSign {...figures} />
        {children(figures)}
      </div>
    );
  if (isPending)
    return (
      <SkeletonGroup
        label="Loading the figures"
        count={SKELETONS}
        className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
      >
        <Skeleton shape="block" measure="h-32 w-full" />
      </SkeletonGroup>
    );
  return (
    <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
      {error && figuresFailed(error)}
    </EmptyState>
  );
}

/** OPS-06 */
function FiguresSign({ figures, countedAt }: Figures) {
  if (figures === 'sample')
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <Badge tone="warning" icon={FlaskConical}>
          Sample figures
        </Badge>
        Made up to show what the page looks like. They are not this academy’s figures.
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      <Badge tone="success" icon={Radio}>
        Live figures
      </Badge>
      {countedAt !== null && `Counted at ${sastTime(new Date(countedAt))} SAST.`}
    </p>
  );
}

function LiveDashboard({ figures, stats, funnels, range }: Figures & { range: DayRange }) {
  const isLive = figures === 'live';
  return (
    <div className="grid gap-stack">
      <StatGrid className="lg:grid-cols-3">
        {stats.map((stat) => (
          <ChangeCard key={stat.stat} {...stat} />
        ))}
      </StatGrid>
      {isLive && (
        <div>
          <CsvButton
            title="these figures"
            csv={statsCsv(stats, ({ stat }) => STAT_WORDS[stat])}
            file={`figures-${range.from}-to-${range.to}`}
          />
        </div>
      )}
      <nav aria-label="Run the academy" className="flex flex-wrap gap-x-6">
        <MoreLink href="/admin/people">People</MoreLink>
        <MoreLink href="/admin/audit">Audit log</MoreLink>
        <MoreLink href="/admin/health">Health</MoreLink>
        <MoreLink href="/admin/settings">Settings</MoreLink>
        <MoreLink href="/admin/waitlist">Waiting list</MoreLink>
      </nav>
      <div className="grid gap-stack lg:grid-cols-2">
        {funnels.map(({ funnel, steps }) => (
          <Funnel key={funnel} funnel={funnel} steps={steps} isLive={isLive} />
        ))}
      </div>
    </div>
  );
}
