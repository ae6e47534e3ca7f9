import type { BookingState, Interval } from '@academy/domain/teaching/sessions';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { statement } from '../../../database/statement.ts';
import { sessionBookings, trainingSessions } from './tables.ts';

export type StoredSession = typeof trainingSessions.$inferSelect;

const isHeld = isNull(trainingSessions.cancelledAt);

export interface SessionForLearner
  extends Pick<
    StoredSession,
    | 'id'
    | 'title'
    | 'type'
    | 'description'
    | 'courseId'
    | 'startsAt'
    | 'endsAt'
    | 'joiningUrl'
    | 'seats'
    | 'material'
    | 'instructorId'
  > {
  readonly instructor: string;
  readonly seatsLeft: number;
  readonly own: BookingState | null;
  readonly place: number | null;
}

// Sessions as one learner sees them: the own booking, the place on the waiting list, the free seats.
const FOR_LEARNER = `select s.id, s.title, s.type, s.description, s.course_id as "courseId",
       s.starts_at as "startsAt", s.ends_at as "endsAt", s.joining_url as "joiningUrl",
       s.instructor_id as "instructorId", i.name as instructor, s.seats, s.material,
       greatest(0, s.seats - (select count(*)::int from session_bookings taken
                               where taken.session_id = s.id and taken.state = 'booked')) as "seatsLeft",
       b.state as own,
       case when b.state = 'waiting' then (
         select count(*)::int from session_bookings ahead
          where ahead.session_id = b.session_id and ahead.state = 'waiting' and ahead.place <= b.place) end as place
  from training_sessions s
  join instructors i on i.id = s.instructor_id
  left join session_bookings b on b.session_id = s.id and b.user_id = $1
 where s.cancelled_at is null`;

const sessionsOfTime = statement<SessionForLearner, [userId: string, from: Date, until: Date]>(
  'sessions-of-time',
  `${FOR_LEARNER} and s.starts_at between $2 and $3 order by s.starts_at, s.id`,
);
const sessionOfId = statement<SessionForLearner, [userId: string, sessionId: string]>(
  'session-of-id',
  `${FOR_LEARNER} and s.id = $2`,
);

export async function sessionsBetween(
  db: Queryable,
  userId: string,
  { from, until }: { from: Date; until: Date },
): Promise<SessionForLearner[]> {
  return sessionsOfTime.rows(db, userId, from, until);
}

export async function findSession(
  db: Queryable,
  userId: string,
  sessionId: string,
): Promise<SessionForLearner | null> {
  return (await sessionOfId.row(db, userId, sessionId)) ?? null;
}

/**
 * Locks the seats and the time of this session until the transaction ends. Always taken before the lock on learners,
 * and for one session only, to avoid deadlocks.
 */
export async function lockSession(db: Queryable, sessionId: string): Promise<StoredSession | null> {
  const [session] = await db
    .select()
    .from(trainingSessions)
    .where(and(eq(trainingSessions.id, sessionId), isHeld))
    .for('update');
  return session ?? null;
}

/** The session's instructor; null for a cancelled one. */
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

export async function saveDetails(
  db: Queryable,
  sessionId: string,
  details: Pick<StoredSession, 'seats' | 'material'>,
): Promise<void> {
  await db.update(trainingSessions).set(details).where(eq(trainingSessions.id, sessionId));
}

export async function markCancelled(db: Queryable, sessionId: string, cancelledAt: Date): Promise<void> {
  await db.update(trainingSessions).set({ cancelledAt }).where(eq(trainingSessions.id, sessionId));
}

/** Serialises planning for this instructor: no two sessions can overlap. */
export async function lockInstructor(db: Queryable, instructorId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sessions of ${instructorId}`}, 0))`);
}

/** The instructor's coming sessions. */
export async function upcomingOfInstructor(db: Queryable, instructorId: string, now: Date) {
  return db
    .select({
      id: trainingSessions.id,
      title: trainingSessions.title,
      startsAt: trainingSessions.startsAt,
      endsAt: trainingSessions.endsAt,
    })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.instructorId, instructorId), isHeld, gt(trainingSessions.endsAt, now)));
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
