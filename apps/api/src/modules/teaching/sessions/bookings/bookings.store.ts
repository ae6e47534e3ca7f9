import type { BookingState, Interval } from '@academy/domain/teaching/sessions';
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { statement } from '../../../../database/statement.ts';
import { users } from '../../../accounts/identity/tables.ts';
import { rangeOf } from '../sessions.store.ts';
import { sessionBookings } from '../tables.ts';

interface Seat {
  readonly sessionId: string;
  readonly userId: string;
}

const isSeat = ({ sessionId, userId }: Seat) =>
  and(eq(sessionBookings.sessionId, sessionId), eq(sessionBookings.userId, userId));

/**
 * Serialises bookings of these learners: two concurrent requests cannot book overlapping sessions. In the order of
 * their ids, to avoid deadlocks.
 */
export async function lockLearners(db: Queryable, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('no key update');
}

interface BookedSession extends Interval {
  readonly title: string;
}

const bookedByLearner = statement<BookedSession, [userId: string]>(
  'booked-sessions',
  `select s.title, s.starts_at as "startsAt", s.ends_at as "endsAt"
     from session_bookings b join training_sessions s on s.id = b.session_id
    where b.user_id = $1 and b.state = 'booked'`,
);

export async function bookedSessionsOf(db: Queryable, userId: string): Promise<BookedSession[]> {
  return bookedByLearner.rows(db, userId);
}

export async function bookingState(db: Queryable, seat: Seat): Promise<BookingState | null> {
  const [booking] = await db
    .select({ state: sessionBookings.state })
    .from(sessionBookings)
    .where(isSeat(seat));
  return booking?.state ?? null;
}

interface NewBooking extends Seat {
  readonly state: BookingState;
  readonly time: Interval;
  readonly madeAt: Date;
}

/** A learner who moves up from the waiting list keeps the row, and one who is already waiting keeps the place. */
export async function saveBooking(db: Queryable, { time, ...booking }: NewBooking): Promise<void> {
  const { state, madeAt } = booking;
  await db
    .insert(sessionBookings)
    .values({ ...booking, during: rangeOf(time) })
    .onConflictDoUpdate({
      target: [sessionBookings.sessionId, sessionBookings.userId],
      set: { state, madeAt },
      setWhere: ne(sessionBookings.state, state),
    });
}

export async function removeBooking(db: Queryable, seat: Seat): Promise<void> {
  await db.delete(sessionBookings).where(isSeat(seat));
}

export async function removeBookings(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(sessionBookings).where(eq(sessionBookings.sessionId, sessionId));
}

export async function takenSeats(db: Queryable, sessionId: string): Promise<number> {
  const [counted] = await db
    .select({ taken: sql<number>`count(*)::integer` })
    .from(sessionBookings)
    .where(and(eq(sessionBookings.sessionId, sessionId), eq(sessionBookings.state, 'booked')));
  return counted?.taken ?? 0;
}

/** Learners with a seat or on the waiting list, in the order of booking; suspended accounts are left out. */
export async function bookingsOf(db: Queryable, sessionId: string) {
  return db
    .select({
      userId: users.id,
      username: users.username,
      fullName: users.fullName,
      email: users.email,
      state: sessionBookings.state,
      attendedAt: sessionBookings.attendedAt,
    })
    .from(sessionBookings)
    .innerJoin(users, eq(users.id, sessionBookings.userId))
    .where(and(eq(sessionBookings.sessionId, sessionId), isNull(users.suspendedAt)))
    .orderBy(asc(sessionBookings.state), asc(sessionBookings.place));
}

export type Attendee = Awaited<ReturnType<typeof bookingsOf>>[number];

/** For everyone with a seat in the session: the booked sessions that overlap the given time. */
export async function conflictsOfAttendees(db: Queryable, sessionId: string, time: Interval) {
  const { rows } = await db.execute<{ userId: string; title: string }>(sql`
    select distinct on (other.user_id) other.user_id as "userId", s.title
      from session_bookings own
      join session_bookings other on other.user_id = own.user_id and other.session_id <> own.session_id
      join training_sessions s on s.id = other.session_id
     where own.session_id = ${sessionId} and own.state = 'booked'
       and other.state = 'booked' and other.during && ${rangeOf(time)}
     order by other.user_id, s.starts_at`);
  return new Map(rows.map(({ userId, title }) => [userId, title]));
}

/** Those of the given people who had a seat and are marked for the first time. */
export async function markAttended(
  db: Queryable,
  sessionId: string,
  personIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (personIds.length === 0) return [];
  const marked = await db
    .update(sessionBookings)
    .set({ attendedAt: now })
    .where(
      and(
        eq(sessionBookings.sessionId, sessionId),
        eq(sessionBookings.state, 'booked'),
        isNull(sessionBookings.attendedAt),
        inArray(sessionBookings.userId, [...personIds]),
      ),
    )
    .returning({ userId: sessionBookings.userId });
  return marked.map(({ userId }) => userId).sort();
}

/** Those of the given people who were marked. */
export async function revokeAttendance(
  db: Queryable,
  sessionId: string,
  personIds: readonly string[],
): Promise<string[]> {
  if (personIds.length === 0) return [];
  const unmarked = await db
    .update(sessionBookings)
    .set({ attendedAt: null })
    .where(
      and(
        eq(sessionBookings.sessionId, sessionId),
        isNotNull(sessionBookings.attendedAt),
        inArray(sessionBookings.userId, [...personIds]),
      ),
    )
    .returning({ userId: sessionBookings.userId });
  return unmarked.map(({ userId }) => userId).sort();
}

/** What is booked, or waited for, and has not begun. */
export async function seatsToCome(db: Queryable, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ sessionId: sessionBookings.sessionId })
    .from(sessionBookings)
    .where(
      and(eq(sessionBookings.userId, userId), sql`lower(${sessionBookings.during}) > ${now.toISOString()}`),
    )
    .orderBy(asc(sessionBookings.sessionId));
  return rows.map(({ sessionId }) => sessionId);
}
