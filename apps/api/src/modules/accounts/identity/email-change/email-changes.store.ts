import type { EmailLinkPurpose } from '@academy/domain/accounts/identity';
import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { deleteRows } from '../../../../database/delete-rows.ts';
import { emailChangeLinks, emailChanges } from '../tables.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

const isPending = and(isNull(emailChanges.confirmedAt), isNull(emailChanges.endedAt));

export async function pendingChange(db: Queryable, userId: string): Promise<EmailChange | null> {
  const [found] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isPending))
    .orderBy(desc(emailChanges.askedAt))
    .limit(1);
  return found ?? null;
}

export async function endPendingChanges(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(eq(emailChanges.userId, userId), isPending));
}

export async function addChange(
  tx: Queryable,
  change: typeof emailChanges.$inferInsert,
): Promise<EmailChange> {
  const [added] = await tx.insert(emailChanges).values(change).returning();
  if (!added) throw new Error('The change of address was not stored.');
  return added;
}

export async function addChangeLink(
  tx: Queryable,
  link: typeof emailChangeLinks.$inferInsert,
): Promise<void> {
  await tx.insert(emailChangeLinks).values(link);
}

/** Whose account a link is about, whatever its state. */
export async function personOfChangeLink(db: Queryable, tokenHash: Buffer): Promise<string | null> {
  const [found] = await db
    .select({ userId: emailChanges.userId })
    .from(emailChangeLinks)
    .innerJoin(emailChanges, eq(emailChanges.id, emailChangeLinks.changeId))
    .where(eq(emailChangeLinks.tokenHash, tokenHash));
  return found?.userId ?? null;
}

/**
 * The change of an open link, locked: of two concurrent clicks the second sees the effect of the first. A stranger who
 * withdraws the request, or makes another, does not close the way back.
 */
export async function lockChangeOf(
  tx: Queryable,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: EmailLinkPurpose; now: Date },
): Promise<EmailChange | null> {
  const [found] = await tx
    .select({ change: emailChanges })
    .from(emailChangeLinks)
    .innerJoin(emailChanges, eq(emailChanges.id, emailChangeLinks.changeId))
    .where(
      and(
        eq(emailChangeLinks.tokenHash, tokenHash),
        eq(emailChangeLinks.purpose, purpose),
        gt(emailChangeLinks.expiresAt, now),
        isNull(purpose === 'undo' ? emailChanges.undoneAt : emailChanges.endedAt),
      ),
    )
    .for('update', { of: emailChanges });
  return found?.change ?? null;
}

export async function markConfirmed(tx: Queryable, changeId: string, now: Date): Promise<void> {
  await tx.update(emailChanges).set({ confirmedAt: now }).where(eq(emailChanges.id, changeId));
}

/** This change and all later ones: each was based on an address that was not the owner's. */
export async function undoChangesSince(
  tx: Queryable,
  { userId, askedAt, now }: { userId: string; askedAt: Date; now: Date },
): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: sql`coalesce(${emailChanges.endedAt}, ${now.toISOString()})`, undoneAt: now })
    .where(and(eq(emailChanges.userId, userId), gte(emailChanges.askedAt, askedAt)));
}

/**
 * Addresses that the person had before, those that a stranger gave the account until it was taken back, and those that were
 * only requested, as far as they are still stored.
 */
export async function otherAddresses(db: Queryable, userId: string) {
  const rows = await db.select().from(emailChanges).where(eq(emailChanges.userId, userId));
  const foreign = rows.flatMap(({ newEmail, confirmedAt, undoneAt }) =>
    confirmedAt && undoneAt ? [newEmail] : [],
  );
  const had = rows.flatMap(({ oldEmail, newEmail, confirmedAt, undoneAt }) => [
    ...(oldEmail === null ? [] : [oldEmail]),
    ...(confirmedAt && !undoneAt ? [newEmail] : []),
  ]);
  return {
    // From a stranger's address the stranger may have requested the next.
    borne: had.filter((address) => !foreign.includes(address)),
    foreign,
    asked: rows.flatMap(({ newEmail, confirmedAt }) => (confirmedAt ? [] : [newEmail])),
  };
}

export function forgetChangesBefore(db: Queryable, instant: Date): Promise<number> {
  return deleteRows(db, emailChanges, lt(emailChanges.askedAt, instant));
}
