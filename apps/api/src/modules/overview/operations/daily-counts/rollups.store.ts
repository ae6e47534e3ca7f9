import { LONG_STREAK_DAYS, STRONG_FROM } from '@academy/domain/overview/operations';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { figureRollups } from '../tables.ts';
import { replaceCounted } from './replace-counted.store.ts';

/** One process counts at a time; false when another one is counting. */
export async function tryLockRollups(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('roll-up-figures')) as taken`,
  );
  return rows[0]?.taken === true;
}

/**
 * An opened lesson belongs to the day of opening, whatever comes later; so the past changes too, and everything is
 * counted again, in one scan of the lessons' rows and never from the log.
 */
export async function countLessons(tx: Queryable, quietSince: Date): Promise<void> {
  await replaceCounted(
    tx,
    {
      table: 'lesson_figures',
      keys: ['course_id', 'day', 'lesson_id'],
      counts: ['opened', 'completed', 'stopped'],
    },
    sql`
      select l.course_id, l.lesson_id, (l.opened_at at time zone 'Africa/Johannesburg')::date as day,
             count(*) as opened, count(l.completed_at) as completed,
             count(*) filter (where c.last_lesson_id = l.lesson_id and c.completed_at is null
                                and c.last_at < ${quietSince}) as stopped
        from lesson_progress l
        left join course_progress c on c.user_id = l.user_id and c.course_id = l.course_id
       group by 1, 2, 3`,
  );
}

/** The first day with a submission; null without any. */
export async function firstSubmission(tx: Queryable): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string | null }>(sql`
    select (min(submitted_at) at time zone 'Africa/Johannesburg')::date::text as day
      from assessment_attempts where submitted_at is not null`);
  return rows[0]?.day ?? null;
}

/** Attempts submitted from one day to before another; the counts of these days are replaced. */
export async function countItems(tx: Queryable, from: string, before: string): Promise<void> {
  await tx.execute(sql`delete from item_figures where day >= ${from}::date and day < ${before}::date`);
  await tx.execute(sql`
    insert into item_figures (assessment_id, item_id, day, asked, right_count, rest_sum, rest_square_sum, rest_right_sum,
                              strong, strong_right)
    select assessment_id, item_id, day, count(*), sum(mark), sum(rest), sum(rest * rest), sum(rest * mark),
           count(*) filter (where rest >= ${STRONG_FROM}), count(*) filter (where rest >= ${STRONG_FROM} and mark = 1)
      from (select a.assessment_id, i.item -> 'question' ->> 'id' as item_id,
                   (a.submitted_at at time zone 'Africa/Johannesburg')::date as day,
                   (m.mark::text = 'true')::int as mark,
                   case when a.total > 1
                        then (a.right_count - (m.mark::text = 'true')::int)::float8 / (a.total - 1) else 0 end as rest
              from assessment_attempts a
             cross join lateral jsonb_array_elements(a.items) with ordinality as i (item, place)
              join lateral jsonb_array_elements(a.result -> 'marks') with ordinality as m (mark, place)
                on m.place = i.place
             where a.submitted_at >= ${from}::timestamp at time zone 'Africa/Johannesburg'
               and a.submitted_at < ${before}::timestamp at time zone 'Africa/Johannesburg') answered
     where item_id is not null
     group by 1, 2, 3`);
}

/** Today's counts so far. */
export async function countToday(tx: Queryable, today: string, yesterday: string): Promise<void> {
  await tx.execute(sql`
    insert into daily_figures (figure, day, value)
    select figure, ${today}::date, value from (
      select 'streaks' as figure, count(*) as value from streaks where current > 0 and last_activity >= ${yesterday}::date
      union all
      select 'long-streaks', count(*) from streaks
       where current >= ${LONG_STREAK_DAYS} and last_activity >= ${yesterday}::date
      union all
      select 'mails-waiting', count(*) from outbox_mails where sent_at is null
      union all
      select 'mails-failed', count(*) from outbox_mails where sent_at is null and last_error is not null
      union all
      select 'jobs-late', count(*) from graphile_worker.jobs
       where attempts < max_attempts and locked_at is null and run_at < now() - interval '10 minutes'
      union all
      select 'jobs-failed', count(*) from graphile_worker.jobs where attempts >= max_attempts) counted
    on conflict (figure, day) do update set value = excluded.value`);
}

/** The counts of each day since then; the last count of a past day may have been made before its end. */
export async function countDays(tx: Queryable, since: string): Promise<void> {
  await tx.execute(sql`
    insert into daily_figures (figure, day, value)
    select 'agent-replies', (said_at at time zone 'Africa/Johannesburg')::date, count(*) from chat_messages
     where role = 'assistant' and said_at >= ${since}::timestamp at time zone 'Africa/Johannesburg' group by 2
    union all
    select 'agent-declined', (said_at at time zone 'Africa/Johannesburg')::date, count(*) from chat_messages
     where intent = 'declined' and said_at >= ${since}::timestamp at time zone 'Africa/Johannesburg' group by 2
    union all
    select 'mails-sent', (sent_at at time zone 'Africa/Johannesburg')::date, count(*) from outbox_mails
     where sent_at >= ${since}::timestamp at time zone 'Africa/Johannesburg' group by 2
    on conflict (figure, day) do update set value = excluded.value`);
}

type Rollup = 'learning' | 'academy';

export async function recordRollup(tx: Queryable, rollup: Rollup, countedAt: Date): Promise<void> {
  await tx
    .insert(figureRollups)
    .values({ rollup, countedAt })
    .onConflictDoUpdate({ target: figureRollups.rollup, set: { countedAt } });
}

export async function forgetCounted(db: Queryable, rollup: Rollup): Promise<void> {
  await db.delete(figureRollups).where(eq(figureRollups.rollup, rollup));
}

export async function lastCounted(db: Queryable, rollup: Rollup): Promise<Date | null> {
  const [row] = await db
    .select({ countedAt: figureRollups.countedAt })
    .from(figureRollups)
    .where(eq(figureRollups.rollup, rollup));
  return row?.countedAt ?? null;
}

/** Adds to what this or another process has counted for the day. */
export async function addToDay(
  db: Queryable,
  day: string,
  counts: readonly (readonly [figure: string, value: number])[],
): Promise<void> {
  for (const [figure, value] of counts)
    await db.execute(sql`
      insert into daily_figures as known (figure, day, value) values (${figure}, ${day}::date, ${value})
      on conflict (figure, day) do update set value = known.value + excluded.value`);
}

export async function countLearners(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ learners: number }>(
    sql`select count(*)::int as learners from learner_tallies`,
  );
  return rows[0]?.learners ?? 0;
}
