import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';

interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

type Row = Record<keyof CalendarEvent, string>;

const asEvent = (row: Row): CalendarEvent => ({
  ...row,
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
});

/** Those that a person has registered for and that end after the given moment. */
export async function eventsInCalendar(db: Queryable, userId: string, from: Date): Promise<CalendarEvent[]> {
  const { rows } = await db.execute<Row>(sql`
    select e.id, e.title, e.description, e.place, e.starts_at as "startsAt", e.ends_at as "endsAt"
      from event_registrations r join events e on e.id = r.event_id
     where r.user_id = ${userId} and e.hidden_at is null and e.ends_at >= ${from.toISOString()}::timestamptz
     order by e.starts_at, e.id`);
  return rows.map(asEvent);
}

export async function findEvent(db: Queryable, eventId: string): Promise<CalendarEvent | null> {
  const { rows } = await db.execute<Row>(sql`
    select id, title, description, place, starts_at as "startsAt", ends_at as "endsAt"
      from events where id = ${eventId} and hidden_at is null`);
  const [event] = rows;
  return event ? asEvent(event) : null;
}
