import { RETENTION_WEEKS } from '@academy/domain/overview/operations';
import type { Queryable } from '../../../../database/connect.ts';
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
import {
  averageOf,
  dayOf,
  IS_PAID,
  STEPS_OF_LEARNERS,
  STEPS_OF_LISTED,
  weekOf,
  within,
} from './figure-sql.store.ts';

/** Each uses an index on time, never the log. */
const countsWithin = (from: string, to: string) => `
  (select count(*) from waitlist_entries where ${within('registered_at', from, to)}) as signups,
  (select count(*) from users where role = 'learner' and ${within('created_at', from, to)}) as joined,
  (select count(*) from enrolments where ${within('enrolled_at', from, to)}) as enrolments,
  (select count(distinct user_id) from learning_days where day between ${from} and ${to}) as active,
  (select count(*) from course_progress where ${within('completed_at', from, to)}) as completions,
  (select coalesce(sum(amount_cents), 0) from payment_orders
    where ${IS_PAID} and ${within('paid_at', from, to)}) as revenue`;

const rangeCounts = statement<Counts, [from: string, to: string]>(
  'operations-range',
  `select ${countsWithin('$1::date', '$2::date')}`,
);

const weekCounts = statement<CountsOfWeek, ReturnType<typeof columnsOf>>(
  'operations-weeks',
  `select w.week, ${countsWithin('w.first', 'w.last')}
     from unnest($1::date[], $2::date[], $3::date[]) as w (week, first, last) order by w.week`,
);

const funnelCounts = statement<FunnelCounts, [from: string, to: string]>(
  'operations-funnels',
  `select signups, invited, joined_from_list as "joinedFromList", joined as learners, enrolled, learning, completed
     from (select ${STEPS_OF_LISTED} from waitlist_entries w
            where ${within('w.registered_at', '$1::date', '$2::date')}) listed,
          (select ${STEPS_OF_LEARNERS} from users u left join learner_tallies t on t.user_id = u.id
            where u.role = 'learner' and ${within('u.created_at', '$1::date', '$2::date')}) came`,
);

interface AcademyTotals {
  readonly placesTaken: number;
  readonly openQuestions: number;
  readonly emptyCourses: number;
}

const academyTotals = statement<AcademyTotals, [courseIds: readonly string[]]>(
  'operations-standing',
  `select (select used from waitlist_counter) as "placesTaken",
          (select count(*) from tickets where closed_at is null and last_from = 'learner') as "openQuestions",
          (select count(*) from unnest($1::text[]) as c (id)
            where not exists (select from enrolments e where e.course_id = c.id)) as "emptyCourses"`,
);

export async function readAcademyTotals(db: Queryable, courseIds: readonly string[]): Promise<AcademyTotals> {
  return theRow(academyTotals.row(db, courseIds));
}

const COHORT = `select id, ${weekOf('day')} as week
    from (select id, ${dayOf('created_at')} as day from users
           where role = 'learner' and ${within('created_at', '$1::date', '$2::date')}) joined`;

const joinedByWeek = statement<JoinedInWeek, [from: string, to: string]>(
  'operations-joined-by-week',
  `select week, count(*) as joined from (${COHORT}) c group by week order by week`,
);

const activeByWeek = statement<ActiveInWeek, [from: string, to: string]>(
  'operations-active-by-week',
  `select c.week, (d.day - c.week) / 7 as later, count(distinct c.id) as people
     from (${COHORT}) c join learning_days d on d.user_id = c.id and d.day >= c.week
                                                 and d.day < c.week + 7 * ${RETENTION_WEEKS}
    group by 1, 2 order by 1, 2`,
);

const courseCounts = statement<CourseCounts, [courseIds: readonly string[], from: string, to: string]>(
  'operations-courses',
  `select c.id as "courseId", coalesce(came.learners, 0) as learners, coalesce(came.completed, 0) as completed,
          ${averageOf('came.percent_sum', 'came.learners')} as "averagePercent"
     from unnest($1::text[]) as c (id)
     left join (select e.course_id, count(*) as learners, count(p.completed_at) as completed,
                       sum(coalesce(p.percent, 0)) as percent_sum
                  from enrolments e
                  left join course_progress p on p.user_id = e.user_id and p.course_id = e.course_id
                 where ${within('e.enrolled_at', '$2::date', '$3::date')} group by e.course_id) came
       on came.course_id = c.id`,
);

const quietCount = statement<{ quiet: number }, [since: string]>(
  'operations-quiet',
  'select count(*) as quiet from streaks where last_activity < $1::date',
);

/** Counted live from people's rows: for an academy small enough for that. */
export const LIVE_COUNTS: FigureCounts = {
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
