import type { Answer } from '@academy/contract';
import { accept, addDays, sastDay, weekStart } from '@academy/domain/kernel';
import {
  cohortsOf,
  type DayRange,
  funnelOf,
  liveRoadmap,
  type OperationsFigures,
  prioritiesOf,
  rangeBefore,
  readDayRange,
  SAMPLE_FIGURES,
  statOf,
  weeksIn,
} from '@academy/domain/overview/operations';
import { QUIET_DAYS } from '@academy/domain/teaching/students';
import type { Queryable } from '../../../../database/connect.ts';
import { type Configured, readSettings } from '../../../academy/academy-settings/index.ts';
import { type CatalogueCache, courseAnswer, offeredCourses } from '../../../catalogue/courses/index.ts';
import { listEvents } from '../../../teaching/events/index.ts';
import { countInTime } from '../count-in-time.ts';
import { lastCounted } from '../daily-counts/rollups.store.ts';
import { landingViews } from '../insights.store.ts';
import { readOverview } from '../read-overview.ts';
import { DAY_COUNTS } from './day-counts.store.ts';
import type { FigureCounts, FunnelCounts } from './figure-counts.ts';
import { LIVE_COUNTS, readAcademyTotals } from './live-figures.store.ts';

type Figures = Answer<'GET /api/admin/operations'>;

export interface FiguresContext {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly clock: () => Date;
  readonly config: Configured;
}

const CACHE_MS = 3 * 60 * 60 * 1000;

interface FiguresRequest extends DayRange {
  readonly figures: 'sample' | 'live';
}

export async function readFigures(
  context: FiguresContext,
  db: Queryable,
  { figures, ...given }: FiguresRequest,
) {
  const range = readDayRange(given);
  if (!range.ok) return range;
  return figures === 'sample' ? accept(readSample()) : countInTime(readLive(context, db, range.value));
}

/** R3: the dashboard opens on a sample, which is not this academy's figures. */
function readSample(): Figures {
  return { figures: 'sample', countedAt: null, ...copyOf(SAMPLE_FIGURES) };
}

/**
 * A large academy's are sums of the job's last counts; others are counted live, as are all when the job has not run for hours.
 */
async function readLive(context: FiguresContext, db: Queryable, range: DayRange): Promise<Figures> {
  const now = context.clock();
  const last = await lastCounted(db, 'academy');
  const isKept = last !== null && now.getTime() - last.getTime() < CACHE_MS;
  const figures = await countFigures(context, db, range, isKept ? DAY_COUNTS : LIVE_COUNTS);
  return { figures: 'live', countedAt: (isKept ? last : now).toISOString(), ...copyOf(figures) };
}

async function countFigures(
  { catalogue, clock, config }: FiguresContext,
  db: Queryable,
  range: DayRange,
  counts: FigureCounts,
): Promise<OperationsFigures> {
  const now = clock();
  const today = sastDay(now);
  const courses = offeredCourses(await catalogue.read());
  const { launchAt, places } = await readSettings(db, config);
  const totals = await readAcademyTotals(
    db,
    courses.map(({ id }) => id),
  );
  const ofCourses = await readCourseFigures(db, courses, range, counts);
  const { waitlist, outbox, rewards } = await readOverview(db, now);
  return {
    stats: await readStats(db, range, counts),
    funnels: funnelsOf(await counts.funnels(db, range), await landingViews(db, range)),
    timeline: liveRoadmap(
      {
        launchAt: new Date(`${launchAt}+02:00`),
        places: { taken: totals.placesTaken, all: places },
        courses: courses.map((course) => {
          const { title, startDate, endDate } = courseAnswer(course, now);
          return { title, startsAt: new Date(startDate), endsAt: new Date(endDate) };
        }),
        events: await listEvents(db),
      },
      now,
    ),
    weeks: await counts.ofWeeks(db, weeksIn(range)),
    retention: await readRetention(db, range, today, counts),
    courses: ofCourses,
    priorities: prioritiesOf({
      'invite-people': waitlist.waiting,
      'win-back-learners': await counts.quiet(db, addDays(today, -QUIET_DAYS)),
      'answer-questions': totals.openQuestions,
      'settle-rewards': rewards.pending,
      'mend-mail': outbox.failed,
      'fill-courses': totals.emptyCourses,
    }),
  };
}

/** The contract's arrays are not frozen. */
const copyOf = (figures: OperationsFigures) =>
  structuredClone(figures) as Omit<Figures, 'figures' | 'countedAt'>;

async function readStats(
  db: Queryable,
  range: DayRange,
  counts: FigureCounts,
): Promise<OperationsFigures['stats']> {
  const now = await counts.ofRange(db, range);
  const before = await counts.ofRange(db, rangeBefore(range));
  return (['signups', 'joined', 'enrolments', 'active', 'completions', 'revenue'] as const).map((stat) =>
    statOf(stat, now[stat], before[stat]),
  );
}

/**
 * Visitors are not tracked, so the funnel begins with the views of the landing page; accounts need not come from the
 * waiting list. Both funnels are of the people who came within the range, and their progress since.
 */
function funnelsOf(
  counts: FunnelCounts,
  views: Awaited<ReturnType<typeof landingViews>>,
): OperationsFigures['funnels'] {
  return [
    {
      funnel: 'waiting-list',
      steps: funnelOf([
        { step: 'views', count: views.count },
        { step: 'signups', count: counts.signups, isOfOtherTimes: views.isYoungerThanSignups },
        { step: 'invited', count: counts.invited },
        { step: 'joined', count: counts.joinedFromList },
      ]),
    },
    {
      funnel: 'learning',
      steps: funnelOf([
        { step: 'learners', count: counts.learners },
        { step: 'enrolled', count: counts.enrolled },
        { step: 'learning', count: counts.learning },
        { step: 'completed', count: counts.completed },
      ]),
    },
  ];
}

async function readRetention(
  db: Queryable,
  range: DayRange,
  today: string,
  counts: FigureCounts,
): Promise<OperationsFigures['retention']> {
  const { joined, active } = await counts.cohorts(db, range);
  return cohortsOf(joined, active, weekStart(today));
}

async function readCourseFigures(
  db: Queryable,
  courses: readonly { readonly id: string; readonly title: string }[],
  range: DayRange,
  counts: FigureCounts,
): Promise<OperationsFigures['courses']> {
  const rows = await counts.courses(
    db,
    courses.map(({ id }) => id),
    range,
  );
  const titles = new Map(courses.map(({ id, title }) => [id, title]));
  return rows
    .map(({ courseId, ...figures }) => ({ title: titles.get(courseId) ?? courseId, ...figures }))
    .sort((a, b) => b.learners - a.learners || a.title.localeCompare(b.title));
}
