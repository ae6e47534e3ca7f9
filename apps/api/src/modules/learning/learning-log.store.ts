import { randomUUID } from 'node:crypto';
import type { LearningEvent } from '@academy/domain/learning';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { learningEvents } from '../../database/tables/learning.ts';
import { fromStored, toStored } from './stored-event.ts';

export type IdentifiedEvent = LearningEvent & { readonly id: string };

/** An event that the server itself records. */
export function identified(event: LearningEvent): IdentifiedEvent {
  return { ...event, id: randomUUID() };
}

/**
 * Until the transaction ends nobody else changes what this learner has earned. A statement of its own, so that the
 * following ones see all that was committed before the lock was given.
 */
export async function lockLearner(db: Queryable, userId: string): Promise<void> {
  await db.execute(sql`select from users where id = ${userId} for no key update`);
}

/** Adds to the log what is not in it yet, and answers the ids of that: a statement, or a step of one. */
export function appending(userId: string, events: readonly IdentifiedEvent[], recordedAt: Date): SQL {
  const given = events.map(({ id, ...event }) => ({ id, ...toStored(event as LearningEvent) }));
  // One parameter for all of them: building a statement with one for each value took longer than running it.
  return sql`
    insert into learning_events (id, user_id, kind, subject, occurred_at, recorded_at, data)
    select (event ->> 'id')::uuid, ${userId}::uuid, event ->> 'kind', event ->> 'subject',
           (event ->> 'occurredAt')::timestamptz, ${recordedAt.toISOString()}::timestamptz, event -> 'data'
      from jsonb_array_elements(${JSON.stringify(given)}::jsonb) with ordinality as given (event, place)
     order by place
    on conflict do nothing
    returning id`;
}

/** Adds to the log what is not in it yet, and answers that. */
export async function appendEvents(
  db: Queryable,
  userId: string,
  events: readonly IdentifiedEvent[],
  recordedAt: Date,
): Promise<IdentifiedEvent[]> {
  const { rows } = await db.execute<{ id: string }>(appending(userId, events, recordedAt));
  const added = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => added.has(id));
}

/** Everything that happened to one learner, in the order in which it took effect. */
export async function readLog(db: Queryable, userId: string): Promise<LearningEvent[]> {
  const rows = await db
    .select({
      kind: learningEvents.kind,
      subject: learningEvents.subject,
      occurredAt: learningEvents.occurredAt,
      data: learningEvents.data,
    })
    .from(learningEvents)
    .where(eq(learningEvents.userId, userId))
    .orderBy(asc(learningEvents.sequence));
  return rows.map(fromStored);
}

export async function hasLog(db: Queryable, userId: string): Promise<boolean> {
  const [event] = await db
    .select({ id: learningEvents.id })
    .from(learningEvents)
    .where(eq(learningEvents.userId, userId))
    .limit(1);
  return event !== undefined;
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
