import { and, count, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { eventRegistrations, events } from '../../database/tables/academy-life.ts';

interface Registration {
  readonly eventId: string;
  readonly userId: string;
}

const isOf = ({ eventId, userId }: Registration) =>
  and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, userId));

/** Until the transaction ends nobody else takes a seat of this event. */
export async function lockEvent(db: Queryable, eventId: string) {
  const [event] = await db.select().from(events).where(eq(events.id, eventId)).for('update');
  return event ?? null;
}

export async function isRegistered(db: Queryable, registration: Registration): Promise<boolean> {
  const rows = await db.select().from(eventRegistrations).where(isOf(registration));
  return rows.length > 0;
}

export async function countRegistrations(db: Queryable, eventId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, eventId));
  return row?.n ?? 0;
}

export async function addRegistration(
  db: Queryable,
  registration: typeof eventRegistrations.$inferInsert,
): Promise<void> {
  await db.insert(eventRegistrations).values(registration).onConflictDoNothing();
}

export async function removeRegistration(db: Queryable, registration: Registration): Promise<void> {
  await db.delete(eventRegistrations).where(isOf(registration));
}

/** The events that a person has registered for. */
export async function registeredEvents(db: Queryable, userId: string) {
  const rows = await db
    .select({ event: events })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(eq(eventRegistrations.userId, userId))
    .orderBy(events.startsAt, events.id);
  return rows.map(({ event }) => event);
}

export async function saveEventLink(
  db: Queryable,
  eventId: string,
  joiningUrl: string | null,
): Promise<boolean> {
  const rows = await db
    .update(events)
    .set({ joiningUrl })
    .where(eq(events.id, eventId))
    .returning({ id: events.id });
  return rows.length > 0;
}
