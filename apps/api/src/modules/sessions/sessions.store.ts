import type { Interval } from '@academy/domain/sessions';
import { and, asc, between, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { instructors } from '../../database/tables/catalogue.ts';
import { sessionBookings, trainingSessions } from '../../database/tables/sessions.ts';

export type StoredSession = typeof trainingSessions.$inferSelect;

const isHeld = isNull(trainingSessions.cancelledAt);

/** Sessions as one learner sees them: the own booking, the place on the waiting list, the seats that are left. */
function sessionsFor(db: Queryable, userId: string, which: SQL | undefined) {
  const { sessionId, state, place } = sessionBookings;
  return db
    .select({
      id: trainingSessions.id,
      title: trainingSessions.title,
      type: trainingSessions.type,
      description: trainingSessions.description,
      courseId: trainingSessions.courseId,
      startsAt: trainingSessions.startsAt,
      endsAt: trainingSessions.endsAt,
      joiningUrl: trainingSessions.joiningUrl,
      instructorId: trainingSessions.instructorId,
      instructor: instructors.name,
      seatsLeft: sql<number>`greatest(0, ${trainingSessions.seats} - (
        select count(*)::integer from session_bookings taken
         where taken.session_id = ${trainingSessions.id} and taken.state = 'booked'))`,
      own: state,
      place: sql<number | null>`case when ${state} = 'waiting' then (
        select count(*)::integer from session_bookings ahead
         where ahead.session_id = ${sessionId} and ahead.state = 'waiting' and ahead.place <= ${place}) end`,
    })
    .from(trainingSessions)
    .innerJoin(instructors, eq(instructors.id, trainingSessions.instructorId))
    .leftJoin(
      sessionBookings,
      and(eq(sessionId, trainingSessions.id), eq(sessionBookings.userId, sql`${userId}::uuid`)),
    )
    .where(and(isHeld, which))
    .orderBy(asc(trainingSessions.startsAt), asc(trainingSessions.id));
}

export type SessionForLearner = Awaited<ReturnType<typeof sessionsFor>>[number];

export async function sessionsBetween(
  db: Queryable,
  userId: string,
  { from, until }: { from: Date; until: Date },
): Promise<SessionForLearner[]> {
  return sessionsFor(db, userId, between(trainingSessions.startsAt, from, until));
}

export async function findSession(
  db: Queryable,
  userId: string,
  sessionId: string,
): Promise<SessionForLearner | null> {
  const [session] = await sessionsFor(db, userId, eq(trainingSessions.id, sessionId));
  return session ?? null;
}

/**
 * Until the transaction ends nobody else changes the seats or the time of this session. Always taken before the lock on
 * learners, and one session only, so that no two transactions wait for each other.
 */
export async function lockSession(db: Queryable, sessionId: string): Promise<StoredSession | null> {
  const [session] = await db
    .select()
    .from(trainingSessions)
    .where(and(eq(trainingSessions.id, sessionId), isHeld))
    .for('update');
  return session ?? null;
}

/** Whose session it is; null for one that is not held. */
export async function instructorOfSession(db: Queryable, sessionId: string): Promise<string | null> {
  const [session] = await db
    .select({ instructorId: trainingSessions.instructorId })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.id, sessionId), isHeld));
  return session?.instructorId ?? null;
}

/** Session and bookings together: the database refuses a booking that then overlaps another one. */
export async function saveTime(
  db: Queryable,
  sessionId: string,
  { startsAt, endsAt }: Interval,
): Promise<void> {
  await db
    .update(trainingSessions)
    .set({ startsAt, endsAt, revision: sql`${trainingSessions.revision} + 1` })
    .where(eq(trainingSessions.id, sessionId));
  await db
    .update(sessionBookings)
    .set({ during: rangeOf({ startsAt, endsAt }) })
    .where(eq(sessionBookings.sessionId, sessionId));
}

export async function saveJoiningUrl(
  db: Queryable,
  sessionId: string,
  joiningUrl: string | null,
): Promise<void> {
  await db.update(trainingSessions).set({ joiningUrl }).where(eq(trainingSessions.id, sessionId));
}

/** Half-open, as the domain's intervals are. */
export function rangeOf({ startsAt, endsAt }: Interval): SQL<string> {
  return sql<string>`tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)`;
}

export async function hasSessions(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: trainingSessions.id }).from(trainingSessions).limit(1);
  return rows.length > 0;
}

/** Another process may be adding the same ones: each is added once. */
export async function addSessions(
  db: Queryable,
  sessions: readonly (typeof trainingSessions.$inferInsert)[],
): Promise<void> {
  if (sessions.length > 0)
    await db
      .insert(trainingSessions)
      .values([...sessions])
      .onConflictDoNothing();
}
