import { and, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { waitlistEntries, waitlistRepeatedLinks } from './tables.ts';
import { CHANGE_CHANNEL, type ListChange, lockList } from './waitlist.store.ts';

/** The entry of a link, from the first letter or a later one; the list stays locked until the transaction ends. */
export async function entryOfConfirmation(db: Queryable, tokenHash: Buffer) {
  await lockList(db);
  const repeated = db
    .select({ id: waitlistRepeatedLinks.entryId })
    .from(waitlistRepeatedLinks)
    .where(eq(waitlistRepeatedLinks.tokenHash, tokenHash));
  const [entry] = await db
    .select()
    .from(waitlistEntries)
    .where(or(eq(waitlistEntries.confirmationHash, tokenHash), inArray(waitlistEntries.id, repeated)));
  return entry ?? null;
}

export async function markConfirmed(db: Queryable, entryId: string, now: Date): Promise<ListChange> {
  await db.update(waitlistEntries).set({ confirmedAt: now }).where(eq(waitlistEntries.id, entryId));
  const { rows } = await db.execute<{ changes: string }>(sql`
    update waitlist_counter set changes = changes + 1 returning changes, pg_notify(${CHANGE_CHANNEL}, '')`);
  return { change: Number(rows[0]?.changes) };
}

/** The unconfirmed place of this address (compared without case); its row stays locked until the transaction ends. */
export async function heldEntryOf(db: Queryable, email: string, now: Date) {
  const [entry] = await db
    .select()
    .from(waitlistEntries)
    .where(
      and(
        eq(sql`lower(${waitlistEntries.email})`, sql`lower(${email})`),
        gt(waitlistEntries.confirmBy, now),
        isNull(waitlistEntries.confirmedAt),
      ),
    )
    .for('update');
  return entry ?? null;
}

export async function countRepeatedLinks(db: Queryable, entryId: string): Promise<number> {
  const [counted] = await db
    .select({ links: count() })
    .from(waitlistRepeatedLinks)
    .where(eq(waitlistRepeatedLinks.entryId, entryId));
  return counted?.links ?? 0;
}

export async function addRepeatedLink(db: Queryable, entryId: string, tokenHash: Buffer): Promise<void> {
  await db.insert(waitlistRepeatedLinks).values({ entryId, tokenHash });
}
