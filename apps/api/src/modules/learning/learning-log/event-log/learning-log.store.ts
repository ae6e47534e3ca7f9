import { randomUUID } from 'node:crypto';
import type { LearningEvent } from '@academy/domain/learning/learning-log';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';
import { FOLLOW_UPS, hasFollowUp } from './follow-ups.store.ts';
import { fromStored, type StoredEvent, toStored } from './stored-event.ts';

export type IdentifiedEvent = LearningEvent & { readonly id: string };

/** An event that the server itself records. */
export function identified(event: LearningEvent): IdentifiedEvent {
  return { ...event, id: randomUUID() };
}

/** An event as a row of the table. */
export interface LogEntry extends StoredEvent {
  readonly id: string;
  readonly recordedAt: Date;
  /** Entries take effect in this order. */
  readonly place: number;
}

export function entriesOf(events: readonly IdentifiedEvent[], recordedAt: Date): LogEntry[] {
  return events.map(({ id, ...event }, place) => ({
    id,
    recordedAt,
    place,
    ...toStored(event as LearningEvent),
  }));
}

/** The SQL expression for the owner of the log that a step adds to. */
type Owner = '$1' | 'given."userId"';

/** What a step of the log returns when other steps depend on it. */
export const LOGGED = 'id, user_id, kind, subject, occurred_at';

interface Logging {
  /** A parameter: the entries, as JSON. */
  readonly rows: string;
  /** Whether an entry that is already in the log is left out or makes the whole statement fail. */
  readonly leavesOutKnown: boolean;
  readonly owner?: Owner;
  readonly answers?: 'id' | typeof LOGGED;
}

/** A step that adds entries to the log of the learner $1, or to those of their owners, if the step `guard` lets it. */
export const logging = ({ rows, leavesOutKnown, owner = '$1', answers = 'id' }: Logging) => `
  insert into learning_events (id, user_id, kind, subject, occurred_at, recorded_at, data)
  select given.id, ${owner}, given.kind, given.subject, given."occurredAt", given."recordedAt", given.data
    from guard, json_to_recordset(${rows}::json) as given (
      ${owner === '$1' ? '' : '"userId" uuid, '}id uuid, kind text, subject text, "occurredAt" timestamptz, "recordedAt" timestamptz, data jsonb, place integer)
   order by given.place
  ${leavesOutKnown ? 'on conflict do nothing' : ''}
  returning ${answers}`;

/** Statements that end by adding to the log what is not in it yet, and return the ids of that. */
export function loggingStatement<Given extends readonly unknown[]>(
  name: string,
  steps: string,
  log: Pick<Logging, 'rows' | 'owner'>,
) {
  const plain = statement<{ id: string }, Given>(
    name,
    `with ${steps} ${logging({ ...log, leavesOutKnown: true })}`,
  );
  const withFollowUps = statement<{ id: string }, Given>(
    `${name}-follow-ups`,
    `with ${steps}, log as (${logging({ ...log, leavesOutKnown: true, answers: LOGGED })}), ${FOLLOW_UPS.steps}
     select id, ${FOLLOW_UPS.read} from log`,
  );
  return (entries: readonly StoredEvent[]) => (hasFollowUp(entries) ? withFollowUps : plain);
}

const appending = loggingStatement<[userId: string, rows: string]>('append-to-log', 'guard as (select 1)', {
  rows: '$2',
});

/** Adds to the log what is not in it yet, and returns that; the learner is locked. */
export async function appendEvents(
  tx: Queryable,
  userId: string,
  events: readonly IdentifiedEvent[],
  recordedAt: Date,
): Promise<IdentifiedEvent[]> {
  const entries = entriesOf(events, recordedAt);
  const rows = await appending(entries).rows(tx, userId, JSON.stringify(entries));
  const added = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => added.has(id));
}

/** An event of one learner among many. */
export interface OwnedEvent {
  readonly userId: string;
  readonly event: IdentifiedEvent;
}

export interface OwnedEntry extends LogEntry {
  readonly userId: string;
}

/** As table rows, in the given order. */
export function entriesOfMany(events: readonly OwnedEvent[], recordedAt: Date): OwnedEntry[] {
  return events.map(({ userId, event: { id, ...event } }, place) => ({
    userId,
    id,
    recordedAt,
    place,
    ...toStored(event as LearningEvent),
  }));
}

const appendingToMany = loggingStatement<[rows: string]>('append-to-logs', 'guard as (select 1)', {
  rows: '$1',
  owner: 'given."userId"',
});

/** The same for the logs of many, who are all locked. */
export async function appendEventsOfMany(
  tx: Queryable,
  events: readonly OwnedEvent[],
  recordedAt: Date,
): Promise<OwnedEvent[]> {
  const entries = entriesOfMany(events, recordedAt);
  const rows = await appendingToMany(entries).rows(tx, JSON.stringify(entries));
  const added = new Set(rows.map(({ id }) => id));
  return events.filter(({ event }) => added.has(event.id));
}

const COLUMNS = 'user_id, kind, subject, occurred_at, data, sequence';

const wholeLogs = statement<StoredEvent & { readonly userId: string }, [userIds: readonly string[]]>(
  'whole-logs',
  `select user_id as "userId", kind, subject, occurred_at as "occurredAt", data
     from (select ${COLUMNS} from learning_events where user_id = any($1::uuid[])
           union all
           select ${COLUMNS} from learning_events_archive where user_id = any($1::uuid[])) log
    order by sequence`,
);

/** All events of each of these learners, in the order in which they took effect, including archived ones. */
export async function readLogs(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, LearningEvent[]>> {
  const logs = new Map<string, LearningEvent[]>(userIds.map((userId) => [userId, []]));
  for (const { userId, ...stored } of await wholeLogs.rows(db, userIds))
    logs.get(userId)?.push(fromStored(stored));
  return logs;
}

export async function hasLog(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ isThere: boolean }>(sql`
    select exists (select from learning_events where user_id = ${userId})
        or exists (select from learning_events_archive where user_id = ${userId}) as "isThere"`);
  return rows[0]?.isThere ?? false;
}

/** Learners with a log or with anything derived from one. */
export async function learnersWithProgress(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from users u
     where exists (select from learning_events where user_id = u.id)
        or exists (select from learning_events_archive where user_id = u.id)
        or exists (select from course_progress where user_id = u.id)
        or exists (select from streaks where user_id = u.id)
     order by id`);
  return rows.map(({ id }) => id);
}
