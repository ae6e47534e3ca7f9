import { PENDING_STATES } from '@academy/domain/rewards/coins';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { users } from '../../../accounts/identity/tables.ts';
import { coinEntries, coinRedemptions } from '../tables.ts';

export type Redemption = typeof coinRedemptions.$inferSelect;
export type RedemptionOfPerson = Redemption & {
  readonly username: string;
  readonly fullName: string | null;
  readonly email: string | null;
};

const MOST_PENDING = 500;
const SETTLED_SHOWN = 50;

export async function addRedemption(
  db: Queryable,
  redemption: typeof coinRedemptions.$inferInsert,
): Promise<Redemption> {
  const [added] = await db.insert(coinRedemptions).values(redemption).returning();
  if (!added) throw new Error('The redemption was not stored.');
  return added;
}

const ofPerson = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(coinRedemptions),
      username: users.username,
      fullName: users.fullName,
      email: users.email,
    })
    .from(coinRedemptions)
    .innerJoin(users, eq(users.id, coinRedemptions.userId))
    .$dynamic();

/** Serialises two administrators. The account is locked before. */
export async function lockRedemption(tx: Queryable, id: string): Promise<RedemptionOfPerson | null> {
  const [found] = await ofPerson(tx).where(eq(coinRedemptions.id, id)).for('update', { of: coinRedemptions });
  return found ?? null;
}

/** Everything that coins have paid for and that was not returned. */
const spentOf = (userId: string) =>
  and(eq(coinRedemptions.userId, userId), ne(coinRedemptions.state, 'returned'));

/** Locked, so that staff settle none of them meanwhile. The account is locked before. */
export async function lockRedemptionsOf(tx: Queryable, userId: string): Promise<void> {
  await tx
    .select({ id: coinRedemptions.id })
    .from(coinRedemptions)
    .where(spentOf(userId))
    .orderBy(coinRedemptions.id)
    .for('update');
}

/** In the order of the ledger, because two may have the same instant. */
export async function redemptionsNotReturned(db: Queryable, userId: string): Promise<Redemption[]> {
  return db
    .select(getTableColumns(coinRedemptions))
    .from(coinRedemptions)
    .innerJoin(
      coinEntries,
      and(eq(coinEntries.redemptionId, coinRedemptions.id), eq(coinEntries.kind, 'redeemed')),
    )
    .where(spentOf(userId))
    .orderBy(desc(coinEntries.sequence));
}

/** The owner, without a lock: the account is locked before the redemption. */
export async function ownerOfRedemption(db: Queryable, id: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: coinRedemptions.userId })
    .from(coinRedemptions)
    .where(eq(coinRedemptions.id, id));
  return found?.userId ?? null;
}

/** A settled redemption no longer needs the postal address. */
export async function changeRedemption(
  tx: Queryable,
  id: string,
  change: Pick<Redemption, 'state'> & Partial<Pick<Redemption, 'appointedAt' | 'settledAt' | 'reason'>>,
): Promise<void> {
  const forgotten = change.settledAt ? { address: null } : {};
  await tx
    .update(coinRedemptions)
    .set({ ...change, ...forgotten })
    .where(eq(coinRedemptions.id, id));
}

/** Longest wait first. */
export function pendingRedemptions(db: Queryable): Promise<RedemptionOfPerson[]> {
  return ofPerson(db)
    .where(inArray(coinRedemptions.state, [...PENDING_STATES]))
    .orderBy(asc(coinRedemptions.requestedAt))
    .limit(MOST_PENDING);
}

export async function countPending(db: Queryable): Promise<number> {
  const [counted] = await db
    .select({ pending: count() })
    .from(coinRedemptions)
    .where(inArray(coinRedemptions.state, [...PENDING_STATES]));
  return counted?.pending ?? 0;
}

export function settledRedemptions(db: Queryable): Promise<RedemptionOfPerson[]> {
  return ofPerson(db)
    .where(isNotNull(coinRedemptions.settledAt))
    .orderBy(desc(coinRedemptions.settledAt))
    .limit(SETTLED_SHOWN);
}
