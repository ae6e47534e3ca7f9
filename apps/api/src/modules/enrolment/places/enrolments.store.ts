import { and, count, eq, or } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { enrolments } from './tables.ts';

export async function enrolledCourses(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(eq(enrolments.userId, userId));
  return new Set(rows.map(({ courseId }) => courseId));
}

export async function isEnrolled(db: Queryable, userId: string, courseId: string): Promise<boolean> {
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)));
  return rows.length > 0;
}

export type NewEnrolment = typeof enrolments.$inferInsert;

/** False when the learner already has a place. */
export async function addEnrolment(db: Queryable, enrolment: NewEnrolment): Promise<boolean> {
  const added = await db
    .insert(enrolments)
    .values(enrolment)
    .onConflictDoNothing()
    .returning({ courseId: enrolments.courseId });
  return added.length > 0;
}

/** Whether there is a place, locked so that nobody removes it until the transaction ends. */
export async function lockPlace(tx: Queryable, userId: string, courseId: string): Promise<boolean> {
  const rows = await tx
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)))
    .for('key share');
  return rows.length > 0;
}

/** The payment behind a place, if its price can be refunded. */
export type PlaceBasis =
  | { readonly orderId: string }
  | { readonly userId: string; readonly courseId: string; readonly access: 'coins' };

const restingOn = (basis: PlaceBasis) =>
  'orderId' in basis
    ? eq(enrolments.orderId, basis.orderId)
    : and(
        eq(enrolments.userId, basis.userId),
        eq(enrolments.courseId, basis.courseId),
        eq(enrolments.access, basis.access),
      );

export async function hasPlaceOf(db: Queryable, basis: PlaceBasis): Promise<boolean> {
  const rows = await db.select({ courseId: enrolments.courseId }).from(enrolments).where(restingOn(basis));
  return rows.length > 0;
}

const isOfCoins = (userId: string) => and(eq(enrolments.userId, userId), eq(enrolments.access, 'coins'));

/** The courses in which the learner has a place paid for with coins. */
export async function coinPlacesOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(isOfCoins(userId))
    .orderBy(enrolments.courseId);
  return rows.map(({ courseId }) => courseId);
}

/**
 * Locks the place that is about to end, and those that may have to end with it: all that coins have paid for. At once and
 * in the order of their courses, before anything else of the learner is locked: a reviewer of a project locks a place and
 * then waits for the record.
 */
export async function lockPlacesOf(
  tx: Queryable,
  userId: string,
  basis: PlaceBasis,
): Promise<{ readonly isThere: boolean; readonly coinPlaces: string[] }> {
  const rows = await tx
    .select({ courseId: enrolments.courseId, access: enrolments.access, orderId: enrolments.orderId })
    .from(enrolments)
    .where(or(restingOn(basis), isOfCoins(userId)))
    .orderBy(enrolments.courseId)
    .for('update');
  const isBasis = ({ courseId, access, orderId }: (typeof rows)[number]) =>
    'orderId' in basis ? orderId === basis.orderId : courseId === basis.courseId && access === basis.access;
  return {
    isThere: rows.some(isBasis),
    coinPlaces: rows.flatMap((row) => (row.access === 'coins' && !isBasis(row) ? row.courseId : [])),
  };
}

/** Removes that place; one of any other kind stays, and so does what was learned there. */
export async function removePlaceOf(tx: Queryable, basis: PlaceBasis): Promise<void> {
  await tx.delete(enrolments).where(restingOn(basis));
}

export async function countEnrolments(db: Queryable, courseId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(enrolments).where(eq(enrolments.courseId, courseId));
  return row?.n ?? 0;
}
