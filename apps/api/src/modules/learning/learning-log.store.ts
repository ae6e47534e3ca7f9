import type { SastDay } from '@academy/domain/kernel';
import type { LearningEvent } from '@academy/domain/learning';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { learningEvents } from '../../database/tables/learning.ts';

export interface IdentifiedEvent extends LearningEvent {
  readonly id: string;
}

/**
 * Until the transaction ends nobody else changes what this learner has earned. A statement of its own, so that the
 * following ones see all that was committed before the lock was given.
 */
export async function lockLearner(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`select from users where id = ${userId} for no key update`);
}

/** To whom those of the ids belong that are in the log. */
export async function ownersOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; userId: string }>(sql`
    select id, user_id as "userId" from learning_events
     where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

/** Adds to the log what is not in it yet, and answers that. */
export async function appendEvents(
  db: Queryable,
  userId: string,
  events: readonly IdentifiedEvent[],
  recordedAt: Date,
): Promise<IdentifiedEvent[]> {
  if (events.length === 0) return [];
  const given = events.map(({ id, kind, subject, occurredAt, data }) => ({
    id,
    kind,
    subject,
    occurredAt,
    data,
  }));
  // One parameter for all of them: building a statement with one for each value took longer than running it.
  const { rows: added } = await db.execute<{ id: string }>(sql`
    insert into learning_events (id, user_id, kind, subject, occurred_at, recorded_at, data)
    select (event ->> 'id')::uuid, ${userId}::uuid, event ->> 'kind', event ->> 'subject',
           (event ->> 'occurredAt')::timestamptz, ${recordedAt.toISOString()}::timestamptz, event -> 'data'
      from jsonb_array_elements(${JSON.stringify(given)}::jsonb) with ordinality as given (event, place)
     order by place
    on conflict do nothing
    returning id`);
  const addedIds = new Set(added.map(({ id }) => id));
  return events.filter(({ id }) => addedIds.has(id));
}

/** Everything that happened to one learner, in the order in which it took effect. */
export async function readLog(db: Queryable, userId: string): Promise<LearningEvent[]> {
  return db
    .select({
      kind: learningEvents.kind,
      subject: learningEvents.subject,
      occurredAt: learningEvents.occurredAt,
      data: learningEvents.data,
    })
    .from(learningEvents)
    .where(eq(learningEvents.userId, userId))
    .orderBy(asc(learningEvents.sequence));
}

export async function hasLog(db: Queryable, userId: string): Promise<boolean> {
  const [event] = await db
    .select({ id: learningEvents.id })
    .from(learningEvents)
    .where(eq(learningEvents.userId, userId))
    .limit(1);
  return event !== undefined;
}

/** The days of the streak milestones that are in the log; their subjects are `7:<day>`. */
export async function mentionedMilestones(db: Queryable, userId: string): Promise<SastDay[]> {
  const rows = await db
    .select({ subject: learningEvents.subject })
    .from(learningEvents)
    .where(and(eq(learningEvents.userId, userId), eq(learningEvents.kind, 'streak-reached')));
  return rows.map(({ subject }) => subject.slice(subject.indexOf(':') + 1));
}

/** Whoever has a log or something that was derived from one. */
export async function learnersWithProgress(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from users u
     where exists (select from learning_events where user_id = u.id)
        or exists (select from course_progress where user_id = u.id)
        or exists (select from streaks where user_id = u.id)
     order by id`);
  return rows.map(({ id }) => id);
}
