import { RETENTION_WEEKS } from '@academy/domain/overview/operations';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { dayOf, IS_PAID, STEPS_OF_LEARNERS, STEPS_OF_LISTED, weekOf } from '../figures/figure-sql.store.ts';
import { replaceCounted } from './replace-counted.store.ts';

const COUNTS = [
  'signups',
  'invited',
  'joined_from_list',
  'joined',
  'enrolled',
  'learning',
  'completed',
  'enrolments',
  'completions',
  'revenue_cents',
] as const;

const DAYS = `
  select day, ${COUNTS.map((count) => `coalesce(${count}, 0) as ${count}`).join(', ')}
    from (select ${dayOf('w.registered_at')} as day, ${STEPS_OF_LISTED} from waitlist_entries w group by 1) listed
    full join (select ${dayOf('u.created_at')} as day, ${STEPS_OF_LEARNERS}
                 from users u left join learner_tallies t on t.user_id = u.id
                where u.role = 'learner' group by 1) came using (day)
    full join (select ${dayOf('enrolled_at')} as day, count(*) as enrolments from enrolments group by 1) joined_courses
        using (day)
    full join (select ${dayOf('completed_at')} as day, count(*) as completions
                 from course_progress where completed_at is not null group by 1) completed_courses using (day)
    full join (select ${dayOf('paid_at')} as day, sum(amount_cents) as revenue_cents
                 from payment_orders where paid_at is not null and ${IS_PAID} group by 1) paid using (day)`;

const ACTIVE = `
  select day, previous, count(*) as people
    from (select day, coalesce(lag(day) over (partition by user_id order by day), '-infinity') as previous
            from learning_days) learned
   group by 1, 2`;

const COHORTS = `
  select c.joined_on as day, (d.day - c.week) / 7 as later, count(distinct c.id) as people
    from (select id, joined_on, ${weekOf('joined_on')} as week
            from (select id, ${dayOf('created_at')} as joined_on from users where role = 'learner') joined) c
    join learning_days d on d.user_id = c.id and d.day >= c.week and d.day < c.week + 7 * ${RETENTION_WEEKS}
   group by 1, 2`;

const COURSES = `
  select e.course_id, ${dayOf('e.enrolled_at')} as day, count(*) as learners, count(p.completed_at) as completed,
         sum(coalesce(p.percent, 0)) as percent_sum
    from enrolments e
    left join course_progress p on p.user_id = e.user_id and p.course_id = e.course_id
   group by 1, 2`;

const LAST_ACTIVE = `
  select last_activity as day, count(*) as people from streaks where last_activity is not null group by 1`;

/**
 * Counts the dashboard's sums by day for a large academy. Progress belongs to the day of joining, so the past changes
 * too, and everything is counted again; from projections, never from the log.
 */
export async function countAcademy(tx: Queryable): Promise<void> {
  await replaceCounted(tx, { table: 'academy_days', keys: ['day'], counts: COUNTS }, sql.raw(DAYS));
  await replaceCounted(
    tx,
    { table: 'active_days', keys: ['day', 'previous'], counts: ['people'] },
    sql.raw(ACTIVE),
  );
  await replaceCounted(
    tx,
    { table: 'cohort_days', keys: ['day', 'later'], counts: ['people'] },
    sql.raw(COHORTS),
  );
  await replaceCounted(
    tx,
    { table: 'course_days', keys: ['course_id', 'day'], counts: ['learners', 'completed', 'percent_sum'] },
    sql.raw(COURSES),
  );
  await replaceCounted(
    tx,
    { table: 'last_active_days', keys: ['day'], counts: ['people'] },
    sql.raw(LAST_ACTIVE),
  );
}
