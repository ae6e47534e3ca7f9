import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { users } from '../../accounts/identity/tables.ts';
import { instructors } from '../courses/tables.ts';
import { instructorAccounts } from './tables.ts';

/** The instructors as which a person teaches. */
export async function instructorsOf(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: instructorAccounts.instructorId })
    .from(instructorAccounts)
    .where(eq(instructorAccounts.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

/** The active accounts of those who teach as one of the instructors. */
export async function accountsOfInstructors(
  db: Queryable,
  instructorIds: readonly string[],
): Promise<string[]> {
  if (instructorIds.length === 0) return [];
  const rows = await db
    .select({ userId: instructorAccounts.userId })
    .from(instructorAccounts)
    .innerJoin(users, eq(users.id, instructorAccounts.userId))
    .where(and(inArray(instructorAccounts.instructorId, [...instructorIds]), isNull(users.suspendedAt)))
    .orderBy(asc(instructorAccounts.userId));
  return rows.map(({ userId }) => userId);
}

/** The active accounts of administrators. */
export async function openAdministrators(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'administrator'), isNull(users.suspendedAt)))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/** Every instructor with the linked account, in the order of the catalogue. */
export async function listInstructors(db: Queryable) {
  return db
    .select({ id: instructors.id, name: instructors.name, personId: instructorAccounts.userId })
    .from(instructors)
    .leftJoin(instructorAccounts, eq(instructorAccounts.instructorId, instructors.id))
    .where(isNull(instructors.hiddenAt))
    .orderBy(asc(instructors.position));
}

/** Who can be made an instructor: staff with an active account. */
export async function listStaff(db: Queryable) {
  return db
    .select({ personId: users.id, username: users.username, fullName: users.fullName })
    .from(users)
    .where(and(inArray(users.role, ['trainer', 'administrator']), isNull(users.suspendedAt)))
    .orderBy(asc(users.username));
}

export async function isInstructor(db: Queryable, instructorId: string): Promise<boolean> {
  const rows = await db
    .select({ id: instructors.id })
    .from(instructors)
    .where(eq(instructors.id, instructorId));
  return rows.length > 0;
}

/** Locks the account, so that concurrent assignments of one person are serialised. */
export async function lockStaff(db: Queryable, personId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, personId),
        inArray(users.role, ['trainer', 'administrator']),
        isNull(users.suspendedAt),
      ),
    )
    .for('no key update');
  return rows.length > 0;
}

export async function teachesAsAnother(
  db: Queryable,
  personId: string,
  instructorId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: instructorAccounts.instructorId })
    .from(instructorAccounts)
    .where(and(eq(instructorAccounts.userId, personId), ne(instructorAccounts.instructorId, instructorId)));
  return rows.length > 0;
}

export async function saveInstructorAccount(
  db: Queryable,
  link: typeof instructorAccounts.$inferInsert,
): Promise<void> {
  const { userId, assignedAt } = link;
  await db
    .insert(instructorAccounts)
    .values(link)
    .onConflictDoUpdate({ target: instructorAccounts.instructorId, set: { userId, assignedAt } });
}

export async function removeInstructorAccount(db: Queryable, instructorId: string): Promise<void> {
  await db.delete(instructorAccounts).where(eq(instructorAccounts.instructorId, instructorId));
}

/** Only if both are free; for the accounts that the product itself creates. */
export async function addInstructorAccount(
  db: Queryable,
  link: typeof instructorAccounts.$inferInsert,
): Promise<void> {
  await db.insert(instructorAccounts).values(link).onConflictDoNothing();
}
