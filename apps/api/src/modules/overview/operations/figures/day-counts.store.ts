import { statement } from '../../../../database/statement.ts';
import {
  type ActiveInWeek,
  type Counts,
  type CountsOfWeek,
  type CourseCounts,
  columnsOf,
  type FigureCounts,
  type FunnelCounts,
  type JoinedInWeek,
  theRow,
  weekOfAcademy,
} from './figure-counts.ts';
import { averageOf, weekOf } from './figure-sql.store.ts';

const sumOf = (column: string) => `coalesce(sum(${column}), 0)::bigint`;

/**
 * A person active within the range is counted on the first of their days in it, the one whose previous active day lies outside.
 */
const countsWithin = (from: string, to: string) => `
  ${sumOf('signups')} as signups, ${sumOf('joined')} as joined, ${sumOf('enrolments')} as enrolments,
  (select ${sumOf('people')} from active_days where day between ${from} and ${to} and previous < ${from}) as active,
  ${sumOf('completions')} as completions, ${sumOf('revenue_cents')} as revenue
  from academy_days where day between ${from} and ${to}`;

const rangeCounts = statement<Counts, [from: string, to: string]>(
  'operations-days-range',
  `select ${countsWithin('$1::date', '$2::date')}`,
);

const weekCounts = statement<CountsOfWeek, ReturnType<typeof columnsOf>>(
  'operations-days-weeks',
  `select w.week, counted.*
     from unnest($1::date[], $2::date[], $3::date[]) as w (week, first, last)
    cross join lateral (select ${countsWithin('w.first', 'w.last')}) counted order by w.week`,
);

const funnelCounts = statement<FunnelCounts, [from: string, to: string]>(
  'operations-days-funnels',
  `select ${sumOf('signups')} as signups, ${sumOf('invited')} as invited,
          ${sumOf('joined_from_list')} as "joinedFromList", ${sumOf('joined')} as learners,
          ${sumOf('enrolled')} as enrolled, ${sumOf('learning')} as learning, ${sumOf('completed')} as completed
     from academy_days where day between $1::date and $2::date`,
);

const joinedByWeek = statement<JoinedInWeek, [from: string, to: string]>(
  'operations-days-joined',
  `select ${weekOf('day')} as week, ${sumOf('joined')} as joined from academy_days
    where joined > 0 and day between $1::date and $2::date group by 1 order by 1`,
);

const activeByWeek = statement<ActiveInWeek, [from: string, to: string]>(
  'operations-days-active',
  `select ${weekOf('day')} as week, later, ${sumOf('people')} as people from cohort_days
    where day between $1::date and $2::date group by 1, 2 order by 1, 2`,
);

const courseCounts = statement<CourseCounts, [courseIds: readonly string[], from: string, to: string]>(
  'operations-days-courses',
  `select c.id as "courseId", came.learners, came.completed,
          ${averageOf('came.percent_sum', 'came.learners')} as "averagePercent"
     from unnest($1::text[]) as c (id)
    cross join lateral (select ${sumOf('learners')} as learners, ${sumOf('completed')} as completed,
                               ${sumOf('percent_sum')} as percent_sum
                          from course_days where course_id = c.id and day between $2::date and $3::date) came`,
);

const quietCount = statement<{ quiet: number }, [since: string]>(
  'operations-days-quiet',
  `select ${sumOf('people')} as quiet from last_active_days where day < $1::date`,
);

/** Sums of the job's counts by day: a year costs about what a week does, however many have learned in it. */
export const DAY_COUNTS: FigureCounts = {
  ofRange: (db, { from, to }) => theRow(rangeCounts.row(db, from, to)),
  ofWeeks: async (db, weeks) => (await weekCounts.rows(db, ...columnsOf(weeks))).map(weekOfAcademy),
  funnels: (db, { from, to }) => theRow(funnelCounts.row(db, from, to)),
  cohorts: async (db, { from, to }) => ({
    joined: await joinedByWeek.rows(db, from, to),
    active: await activeByWeek.rows(db, from, to),
  }),
  quiet: async (db, since) => (await theRow(quietCount.row(db, since))).quiet,
  courses: (db, courseIds, { from, to }) => courseCounts.rows(db, courseIds, from, to),
};
