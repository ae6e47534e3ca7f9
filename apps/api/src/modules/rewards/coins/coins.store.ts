import {
  CLAIMABLE_KINDS,
  LEARNING_ACTION_KINDS,
  type LoggedEvent,
} from '@academy/domain/learning/learning-log';
import type { Streak } from '@academy/domain/learning/streaks';
import { MILESTONE_DAYS } from '@academy/domain/learning/streaks';
import { REPORTED_IN_TIME_HOURS, type Totals } from '@academy/domain/rewards/coins';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';
import { STREAK } from '../../learning/learning-log/index.ts';
import { IS_NOT_REFUNDED } from './completed-courses.store.ts';
import { courseOfEvent } from './course-entries.store.ts';
import type { StoredEntry } from './ledger.store.ts';
import type { coinRedemptions } from './tables.ts';

// Written out, so that the planner can use the partial index of one-time activities.
const KINDS = CLAIMABLE_KINDS.map((kind) => `'${kind}'`).join(', ');
const COURSE = courseOfEvent('e');

const REPORTED = LEARNING_ACTION_KINDS.map((kind) => `'${kind}'`).join(', ');
const IN_TIME = `where user_id = $1 and kind in (${REPORTED})
      and recorded_at <= occurred_at + make_interval(hours => ${REPORTED_IN_TIME_HOURS})`;
const dayOf = (instant: string) => `(${instant} at time zone 'Africa/Johannesburg')::date`;
/**
 * The learning days reported in time, and those that somebody else confirms. Study over midnight makes two. Read only when
 * a streak milestone is unclaimed: a CTE is not run unless it is used.
 */
const DAYS_IN_TIME = `with days_in_time as materialized (
  select distinct own.day
    from (select occurred_at, data from learning_events ${IN_TIME}
          union all select occurred_at, data from learning_events_archive ${IN_TIME}) r
   cross join lateral (values
     (${dayOf('r.occurred_at')}),
     (${dayOf("(r.occurred_at - make_interval(secs => coalesce((r.data ->> 'seconds')::float8, 0)))")})) own (day)
  union
  select case kind when 'study-recognised' then subject::date else ${dayOf('occurred_at')} end
    from learning_events where user_id = $1 and kind in ('session-attended', 'study-recognised'))`;
const MILESTONE = `case e.kind when 'streak-reached' then e.subject end as day,
  case e.kind when 'streak-reached' then (
    select count(*) from days_in_time d
     where d.day between e.subject::date - ${MILESTONE_DAYS - 1} and e.subject::date)::int end as "daysInTime"`;
// Courses of the pilot never had places: their completion stays worth its coins.
const EVENT = `e.kind, (e.data ->> 'percent')::float8 as percent, e.data ->> 'activity' as activity,
  ${COURSE} = any (array(select course_id from enrolments where user_id = $1
                          union all select id from pilot_courses)) as "hasPlace", ${MILESTONE}`;
/**
 * What can be claimed from the log and is not yet: no separate table has to follow the log. The learner's claims are
 * gathered first, so that a plan made when the ledger was small never scans all of it for each event.
 */
const WAITING = `from learning_events e
  where e.user_id = $1 and e.kind in (${KINDS})
    and e.id <> all (array(select event_id from coin_entries where user_id = $1 and kind = 'claimed'))`;

type InJson<Row> = {
  readonly [Field in keyof Row]: Row[Field] extends Date
    ? string
    : Row[Field] extends Date | null
      ? string | null
      : Row[Field];
};

type StoredRequest = Pick<
  typeof coinRedemptions.$inferSelect,
  'id' | 'rewardId' | 'courseTitle' | 'state' | 'requestedAt' | 'appointedAt' | 'reason'
>;

interface CoinsRow {
  readonly totals: Totals | null;
  readonly coursesCompleted: number;
  readonly completedThisMonth: number;
  readonly streak: Streak | null;
  readonly waiting: readonly (LoggedEvent & { readonly count: number })[] | null;
  readonly entries: readonly InJson<StoredEntry>[] | null;
  readonly requests: readonly InJson<StoredRequest>[] | null;
}

const coinsOfLearner = statement<
  CoinsRow,
  [userId: string, monthStart: Date, entries: number, requests: number]
>(
  'coins-of-learner',
  `${DAYS_IN_TIME}
   select (select row_to_json(own) from (
             select balance, earned, spent from coin_accounts where user_id = $1) own) as totals,
          (select count(*) from course_progress p
            where user_id = $1 and completed_at is not null and ${IS_NOT_REFUNDED}) as "coursesCompleted",
          (select count(*) from course_progress p
            where user_id = $1 and completed_at >= $2 and ${IS_NOT_REFUNDED}) as "completedThisMonth",
          ${STREAK} as streak,
          (select json_agg(own) from (
             select ${EVENT}, count(*) ${WAITING} group by 1, 2, 3, 4, 5, 6) own) as waiting,
          (select json_agg(own) from (
             select id, sequence, amount, description, occurred_at as "occurredAt" from coin_entries
              where user_id = $1 order by sequence desc limit $3) own) as entries,
          (select json_agg(own) from (
             select id, reward_id as "rewardId", course_title as "courseTitle", state, requested_at as "requestedAt",
                    appointed_at as "appointedAt", reason from coin_redemptions
              where user_id = $1 order by requested_at desc limit $4) own) as requests`,
);

interface CoinsQuery {
  readonly userId: string;
  readonly monthStart: Date;
  readonly entries: number;
  readonly requests: number;
}

/** Everything that the screen of coins shows, in one statement. */
export async function readCoinsOf(
  db: Queryable,
  { userId, monthStart, entries, requests }: CoinsQuery,
): Promise<CoinsRow> {
  const row = await coinsOfLearner.row(db, userId, monthStart, entries, requests);
  if (!row) throw new Error('A statement without a table answers one row.');
  return row;
}

interface WaitingEvent extends LoggedEvent {
  readonly id: string;
  readonly courseId: string | null;
}

const waitingOfLearner = statement<WaitingEvent, [userId: string]>(
  'coin-events-waiting',
  `${DAYS_IN_TIME} select e.id, ${EVENT}, ${COURSE} as "courseId" ${WAITING} order by e.occurred_at, e.sequence`,
);

/** The claimable events of the log, the oldest first. */
export function waitingEvents(db: Queryable, userId: string) {
  return waitingOfLearner.rows(db, userId);
}
