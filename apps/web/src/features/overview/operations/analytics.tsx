import type { Answer } from '@academy/contract';
import { formatCents } from '@academy/domain/commerce/payments';
import {
  type Cohort,
  coursesCsv,
  retentionCsv,
  type WeekOfAcademy,
  weeksCsv,
} from '@academy/domain/overview/operations';
import { Table, type TableColumn } from '../../../ui/layout/table.tsx';
import { Tabled } from './figure-table.tsx';
import { dayText, STAT_WORDS } from './operations-words.ts';
import { WeekChart } from './week-chart.tsx';

type Figures = Answer<'GET /api/admin/operations'>;

const WEEKS: readonly TableColumn<WeekOfAcademy>[] = [
  { key: 'week', header: 'Week from', kind: 'title', cell: ({ week }) => dayText(week) },
  { key: 'joined', header: STAT_WORDS.joined, kind: 'number', cell: ({ joined }) => joined },
  { key: 'enrolments', header: STAT_WORDS.enrolments, kind: 'number', cell: ({ enrolments }) => enrolments },
  { key: 'active', header: STAT_WORDS.active, kind: 'number', cell: ({ active }) => active },
  { key: 'completions', header: 'Completed', kind: 'number', cell: ({ completions }) => completions },
  {
    key: 'revenue',
    header: STAT_WORDS.revenue,
    kind: 'number',
    cell: ({ revenueInCents }) => formatCents(revenueInCents),
  },
];

const COURSES: readonly TableColumn<Figures['courses'][number]>[] = [
  { key: 'title', header: 'Course', kind: 'title', cell: ({ title }) => title },
  { key: 'learners', header: 'Learners', kind: 'number', cell: ({ learners }) => learners },
  {
    key: 'average',
    header: 'Average progress',
    kind: 'number',
    cell: ({ averagePercent }) => `${averagePercent}%`,
  },
  { key: 'completed', header: 'Completed', kind: 'number', cell: ({ completed }) => completed },
];

function retentionColumns(cohorts: readonly Cohort[]): readonly TableColumn<Cohort>[] {
  const weeks = Math.max(0, ...cohorts.map(({ percents }) => percents.length));
  return [
    { key: 'week', header: 'Joined in the week from', kind: 'title', cell: ({ week }) => dayText(week) },
    { key: 'joined', header: 'Learners', kind: 'number', cell: ({ joined }) => joined },
    ...Array.from(
      { length: weeks },
      (_, later): TableColumn<Cohort> => ({
        key: `week-${later}`,
        header: `Week ${later}`,
        kind: 'number',
        cell: ({ percents }) => (percents[later] === undefined ? '–' : `${percents[later]}%`),
      }),
    ),
  ];
}

export function Analytics({ figures, weeks, retention, courses }: Figures) {
  const isLive = figures === 'live';
  return (
    <div className="grid gap-stack">
      <Tabled
        title="Week by week"
        description={isLive ? 'The first and last weeks count only the days you chose.' : undefined}
        csv={isLive && weeksCsv(weeks)}
        file="weeks"
        isEmpty={weeks.length === 0}
      >
        <WeekChart weeks={weeks} />
        <Table caption="Week by week" columns={WEEKS} rows={weeks} rowKey={({ week }) => week} />
      </Tabled>
      <Tabled
        title="Who stays"
        description="Of the learners who joined in a week, how many were learning that week, the week after, and so on for up to three months."
        csv={isLive && retentionCsv(retention)}
        file="retention"
        isEmpty={retention.length === 0}
      >
        <Table
          caption="Who stays"
          columns={retentionColumns(retention)}
          rows={retention}
          rowKey={({ week }) => week}
        />
      </Tabled>
      <Tabled
        title="Courses"
        description={
          isLive
            ? 'Learners who joined a course on the days you chose. Averages cover the last thousand of them.'
            : undefined
        }
        csv={isLive && coursesCsv(courses)}
        file="courses"
        isEmpty={courses.length === 0}
      >
        <Table caption="Courses" columns={COURSES} rows={courses} rowKey={({ title }) => title} />
      </Tabled>
    </div>
  );
}
