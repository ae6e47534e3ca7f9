import type { User } from '@academy/contract/identity';
import type { Role } from '@academy/domain/access';
import { eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { users } from '../../database/tables/identity.ts';

export type Account = typeof users.$inferSelect;

/** What leaves the house about a person; never the row itself. */
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

export async function setPasswordHash(db: Queryable, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
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

/** Null ends the suspension. */
export async function setSuspendedAt(db: Queryable, userId: string, suspendedAt: Date | null): Promise<void> {
  await db.update(users).set({ suspendedAt }).where(eq(users.id, userId));
}
