import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

type Row = Record<keyof CalendarEvent, string>;

export async function findEvent(db: Queryable, eventId: string): Promise<CalendarEvent | null> {
  const { rows } = await db.execute<Row>(sql`
    select id, title, description, place, starts_at as "startsAt", ends_at as "endsAt"
      from events where id = ${eventId}`);
  const [event] = rows;
  return event ? { ...event, startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt) } : null;
}
