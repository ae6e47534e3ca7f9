import { and, count, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { users } from '../../accounts/identity/tables.ts';
import { accountErasures, consentHistory, removals } from './tables.ts';

const LATEST_CONSENTS = 100;
const LATEST_REMOVALS = 30;

/** Idempotent: a second request changes nothing. */
export async function addErasure(tx: Queryable, erasure: typeof accountErasures.$inferInsert): Promise<Date> {
  await tx.insert(accountErasures).values(erasure).onConflictDoNothing();
  return (await erasureOf(tx, erasure.userId)) ?? erasure.dueAt;
}

export async function erasureOf(db: Queryable, userId: string): Promise<Date | null> {
  const [found] = await db
    .select({ dueAt: accountErasures.dueAt })
    .from(accountErasures)
    .where(eq(accountErasures.userId, userId));
  return found?.dueAt ?? null;
}

export async function cancelErasure(db: Queryable, userId: string): Promise<void> {
  await db.delete(accountErasures).where(eq(accountErasures.userId, userId));
}

/**
 * A person who has become an administrator since the request stays until they no longer are one: the academy would lose its
 * administrator.
 */
const isDue = (now: Date) => and(lte(accountErasures.dueAt, now), ne(users.role, 'administrator'));

export async function dueErasures(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ userId: accountErasures.userId })
    .from(accountErasures)
    .innerJoin(users, eq(users.id, accountErasures.userId))
    .where(isDue(now))
    .orderBy(accountErasures.dueAt);
  return rows.map(({ userId }) => userId);
}

/** Locked until the transaction ends, so that the request and the role cannot change meanwhile. */
export async function lockDueErasure(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ userId: accountErasures.userId })
    .from(accountErasures)
    .innerJoin(users, eq(users.id, accountErasures.userId))
    .where(and(eq(accountErasures.userId, userId), isDue(now)))
    .for('update');
  return rows.length > 0;
}

export async function countErasures(db: Queryable): Promise<number> {
  const [counted] = await db.select({ due: count() }).from(accountErasures);
  return counted?.due ?? 0;
}

export async function recordRemoval(db: Queryable, removal: typeof removals.$inferInsert): Promise<void> {
  const removed = Object.fromEntries(Object.entries(removal.removed).filter(([, rows]) => rows > 0));
  await db.insert(removals).values({ ...removal, removed });
}

/** The tables from which the latest nightly run could not delete everything. */
export async function unfinishedTables(db: Queryable): Promise<readonly string[]> {
  const [latest] = await db
    .select({ unfinished: removals.unfinished })
    .from(removals)
    .where(eq(removals.cause, 'retention'))
    .orderBy(desc(removals.ranAt), desc(removals.id))
    .limit(1);
  return latest?.unfinished ?? [];
}

export async function latestRemovals(db: Queryable) {
  return db.select().from(removals).orderBy(desc(removals.ranAt), desc(removals.id)).limit(LATEST_REMOVALS);
}

export async function consentsOf(db: Queryable, userId: string) {
  return db
    .select({ kind: consentHistory.kind, isGiven: consentHistory.isGiven, saidAt: consentHistory.saidAt })
    .from(consentHistory)
    .where(eq(consentHistory.userId, userId))
    .orderBy(sql`${consentHistory.id} desc`)
    .limit(LATEST_CONSENTS);
}
