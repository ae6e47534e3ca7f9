import type { User } from '@academy/contract/accounts/identity';
import type { Role } from '@academy/domain/access';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { repeatedKey } from '../../../database/faults.ts';
import { users } from './tables.ts';

export type Account = typeof users.$inferSelect;

/** The columns of a person that may leave the server; never the whole row. */
export function userOf({ id, role, username, fullName, email, avatarUrl }: User): User {
  return { id, role, username, fullName, email, avatarUrl };
}

export async function findAccountByName(db: Queryable, foldedName: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(users)
    .where(or(eq(sql`lower(${users.username})`, foldedName), eq(sql`lower(${users.email})`, foldedName)));
  return account ?? null;
}

export async function findAccount(db: Queryable, userId: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  return account ?? null;
}

/**
 * Every change of the ways into an account takes this lock first: concurrent changes are serialised and cannot
 * deadlock.
 */
export async function lockAccount(tx: Queryable, userId: string): Promise<Account | null> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return account ?? null;
}

/** Other active administrators, locked so that none of them is erased during this transaction. */
export async function otherAdministrators(tx: Queryable, userId: string): Promise<Account[]> {
  return tx
    .select()
    .from(users)
    .where(and(eq(users.role, 'administrator'), isNull(users.suspendedAt), ne(users.id, userId)))
    .orderBy(asc(users.id))
    .for('key share');
}

/** Null: no password opens the account until its owner has chosen one through a mailed link. */
export async function setPasswordHash(
  db: Queryable,
  userId: string,
  passwordHash: string | null,
): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** False when the password is no longer the one that `account` was read with. */
export async function replacePasswordHash(
  db: Queryable,
  account: Pick<Account, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  const isUnchanged = sql`${users.passwordHash} is not distinct from ${account.passwordHash}`;
  const replaced = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, account.id), isUnchanged))
    .returning({ id: users.id });
  return replaced.length > 0;
}

interface NewAccount {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: Role;
  readonly passwordHash: string | null;
  /** Now, unless it says otherwise. */
  readonly createdAt?: Date;
}

/** Null when the username or the address is taken. */
export async function createAccount(db: Queryable, account: NewAccount): Promise<Account | null> {
  const [created] = await db.insert(users).values(account).onConflictDoNothing().returning();
  return created ?? null;
}

export async function setFullName(db: Queryable, userId: string, fullName: string): Promise<void> {
  await db.update(users).set({ fullName }).where(eq(users.id, userId));
}

/** Null: without a picture. */
export async function setAvatarUrl(db: Queryable, userId: string, avatarUrl: string | null): Promise<void> {
  await db.update(users).set({ avatarUrl }).where(eq(users.id, userId));
}

export async function setRole(db: Queryable, userId: string, role: Role): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, userId));
}

/** Null ends the suspension. */
export async function setSuspendedAt(db: Queryable, userId: string, suspendedAt: Date | null): Promise<void> {
  await db.update(users).set({ suspendedAt }).where(eq(users.id, userId));
}

/** Null: it is required again, or an administrator lets its owner set up another. */
export async function setFactorLostAt(
  tx: Queryable,
  userId: string,
  factorLostAt: Date | null,
): Promise<void> {
  await tx.update(users).set({ factorLostAt }).where(eq(users.id, userId));
}

export async function isFactorLost(db: Queryable, userId: string): Promise<boolean> {
  return (await findAccount(db, userId))?.factorLostAt != null;
}

/** With everything that references it. */
export async function deleteAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}

/** False when another account has the address, or takes it at this moment. */
export async function replaceEmail(
  tx: Queryable,
  userId: string,
  names: { readonly email: string; readonly username: string },
): Promise<boolean> {
  try {
    // A separate savepoint: a violation of the unique index must not abort the caller's transaction.
    await tx.transaction((inner) => inner.update(users).set(names).where(eq(users.id, userId)));
    return true;
  } catch (error) {
    if (repeatedKey(error) !== null) return false;
    throw error;
  }
}
