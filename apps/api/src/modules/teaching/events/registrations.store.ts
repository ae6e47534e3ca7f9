import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';
import { users } from '../../accounts/identity/tables.ts';
import type { EventRow } from './events.store.ts';
import { eventRegistrations, events } from './tables.ts';

interface Registration {
  readonly eventId: string;
  readonly userId: string;
}

const isOf = ({ eventId, userId }: Registration) =>
  and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, userId));

/** Locks the seats of this event until the transaction ends. */
export async function lockEvent(db: Queryable, eventId: string) {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), isNull(events.hiddenAt)))
    .for('update');
  return event ?? null;
}

/** Including hidden ones. */
export async function findEvent(db: Queryable, eventId: string) {
  const [event] = await db
    .select({ title: events.title, startsAt: events.startsAt })
    .from(events)
    .where(eq(events.id, eventId));
  return event ?? null;
}

/** Suspended accounts are left out. */
export async function registeredPeople(db: Queryable, eventId: string) {
  return db
    .select({
      userId: users.id,
      email: users.email,
      name: sql<string>`coalesce(${users.fullName}, ${users.username})`,
    })
    .from(eventRegistrations)
    .innerJoin(users, eq(users.id, eventRegistrations.userId))
    .where(and(eq(eventRegistrations.eventId, eventId), isNull(users.suspendedAt)))
    .orderBy(users.id);
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

type RegisteredEvent = Pick<EventRow, 'id' | 'startsAt' | 'endsAt' | 'joiningUrl'>;

const eventsOfPerson = statement<RegisteredEvent, [userId: string]>(
  'events-of-person',
  `select e.id, e.starts_at as "startsAt", e.ends_at as "endsAt", e.joining_url as "joiningUrl"
     from event_registrations r join events e on e.id = r.event_id
    where r.user_id = $1 and e.hidden_at is null order by e.starts_at, e.id`,
);

/** The events that a person has registered for. */
export async function registeredEvents(db: Queryable, userId: string): Promise<RegisteredEvent[]> {
  return eventsOfPerson.rows(db, userId);
}

/** Null when there is no such event. */
export async function lockEventLink(
  tx: Queryable,
  eventId: string,
): Promise<{ readonly joiningUrl: string | null } | null> {
  const [known] = await tx
    .select({ joiningUrl: events.joiningUrl })
    .from(events)
    .where(eq(events.id, eventId))
    .for('update');
  return known ?? null;
}

export async function saveEventLink(
  tx: Queryable,
  eventId: string,
  joiningUrl: string | null,
): Promise<void> {
  await tx.update(events).set({ joiningUrl }).where(eq(events.id, eventId));
}
