import type { CourseGradient } from '@academy/domain/catalogue/courses';
import { asc, count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';
import type { EntryRow } from '../../catalogue/content-entries/index.ts';
import { events } from './tables.ts';

export type EventRow = typeof events.$inferSelect;

/** The earliest first. */
export async function listEvents(db: Queryable): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(isNull(events.hiddenAt))
    .orderBy(asc(events.startsAt), asc(events.id));
}

const eventsWithSeats = statement<EventRow & { readonly taken: number }, []>(
  'events-with-seats',
  `select id, title, event_type as "eventType", description, starts_at as "startsAt", ends_at as "endsAt", place,
          gradient, joining_url as "joiningUrl", seats,
          case when seats is null then 0
               else (select count(*) from event_registrations r where r.event_id = e.id) end as taken
     from events e where hidden_at is null order by starts_at, id`,
);

/** With the number of seats taken; not counted when seats are unlimited. */
export async function listEventsWithSeats(db: Queryable) {
  return eventsWithSeats.rows(db);
}

export type EventWithSeats = Awaited<ReturnType<typeof listEventsWithSeats>>[number];

export async function countEvents(db: Queryable): Promise<number> {
  const [row] = await db.select({ n: count() }).from(events);
  return row?.n ?? 0;
}

/** Existing ids are left unchanged. */
export async function addEvents(db: Queryable, rows: readonly (typeof events.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(events)
      .values([...rows])
      .onConflictDoNothing();
}

// By default a new event is an hour-long talk that everybody can join from home; a link and seats are set later.
const NEW_EVENT = { place: 'Online', lastsMs: 60 * 60 * 1000 };

/** Writes the event of an entry. A moved event keeps its duration. */
export async function writeEvent(db: Queryable, entry: EntryRow): Promise<EventRow | undefined> {
  const { fields, id } = entry;
  const [known] = await db.select().from(events).where(eq(events.id, id));
  const startsAt = new Date(String(fields.date));
  const lastsMs = known ? known.endsAt.getTime() - known.startsAt.getTime() : NEW_EVENT.lastsMs;
  const form = {
    title: String(fields.title),
    eventType: String(fields.eventType),
    description: String(fields.description),
    gradient: fields.gradientClass as CourseGradient,
    startsAt,
    endsAt: new Date(startsAt.getTime() + lastsMs),
    hiddenAt: entry.deletedAt ?? entry.removedAt ?? entry.archivedAt,
  };
  const [written] = await db
    .insert(events)
    .values({ ...form, id, place: NEW_EVENT.place })
    .onConflictDoUpdate({ target: events.id, set: form })
    .returning();
  return written;
}
