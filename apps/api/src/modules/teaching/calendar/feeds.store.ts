import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { users } from '../../accounts/identity/tables.ts';
import { instructors } from '../../catalogue/courses/tables.ts';
import { sessionBookings, trainingSessions } from '../sessions/tables.ts';
import { calendarFeeds } from './tables.ts';

/** One address per person: a new one replaces the old one. */
export async function saveFeed(
  db: Queryable,
  feed: { readonly userId: string; readonly tokenHash: Buffer; readonly createdAt: Date },
): Promise<void> {
  const { tokenHash, createdAt } = feed;
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash, createdAt } });
}

/** Null for an unknown or replaced address, and for an account that is suspended. */
export async function ownerOfFeed(db: Queryable, tokenHash: Buffer): Promise<string | null> {
  const [owner] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.suspendedAt)));
  return owner?.userId ?? null;
}

export async function sessionsInCalendar(db: Queryable, userId: string, from: Date) {
  return db
    .select({
      id: trainingSessions.id,
      title: trainingSessions.title,
      type: trainingSessions.type,
      description: trainingSessions.description,
      instructor: instructors.name,
      revision: trainingSessions.revision,
      startsAt: trainingSessions.startsAt,
      endsAt: trainingSessions.endsAt,
    })
    .from(sessionBookings)
    .innerJoin(trainingSessions, eq(trainingSessions.id, sessionBookings.sessionId))
    .innerJoin(instructors, eq(instructors.id, trainingSessions.instructorId))
    .where(
      and(
        eq(sessionBookings.userId, userId),
        eq(sessionBookings.state, 'booked'),
        isNull(trainingSessions.cancelledAt),
        gte(trainingSessions.endsAt, from),
      ),
    )
    .orderBy(asc(trainingSessions.startsAt));
}
