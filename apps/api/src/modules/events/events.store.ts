import { asc, count, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { events } from '../../database/tables/academy-life.ts';

export type EventRow = typeof events.$inferSelect;

/** The earliest first. */
export async function listEvents(db: Queryable): Promise<EventRow[]> {
  return db.select().from(events).orderBy(asc(events.startsAt), asc(events.id));
}

/** With how many of its seats are taken. */
export async function listEventsWithSeats(db: Queryable) {
  return db
    .select({
      ...getTableColumns(events),
      taken: sql<number>`(select count(*)::integer from event_registrations r where r.event_id = ${events.id})`,
    })
    .from(events)
    .orderBy(asc(events.startsAt), asc(events.id));
}

export type EventWithSeats = Awaited<ReturnType<typeof listEventsWithSeats>>[number];

export async function countEvents(db: Queryable): Promise<number> {
  const [row] = await db.select({ n: count() }).from(events);
  return row?.n ?? 0;
}

/** Those whose id is taken stay as they are. */
export async function addEvents(db: Queryable, rows: readonly (typeof events.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(events)
      .values([...rows])
      .onConflictDoNothing();
}
