import type { Invitation } from '@academy/domain/admissions/invitations';
import { INVITATION_LIFETIME_MS } from '@academy/domain/admissions/invitations';
import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { waitlistEntries } from '../waitlist/tables.ts';
import { invitations } from './tables.ts';

export type Entry = typeof waitlistEntries.$inferSelect;
export type StoredInvitation = typeof invitations.$inferSelect;

const isOpen = () => and(isNull(invitations.usedAt), isNull(invitations.revokedAt));

export async function allEntries(db: Queryable): Promise<Entry[]> {
  return db.select().from(waitlistEntries).orderBy(waitlistEntries.position);
}

/** The newest invitation of each person who ever had one. */
export async function newestInvitations(db: Queryable): Promise<Map<string, StoredInvitation>> {
  const rows = await db
    .selectDistinctOn([invitations.entryId])
    .from(invitations)
    .orderBy(invitations.entryId, desc(invitations.createdAt));
  return new Map(rows.map((row) => [row.entryId, row]));
}

/** People with a confirmed address who have not joined; their rows stay locked until the end. */
export async function entriesToInvite(db: Queryable, entryIds: readonly string[]): Promise<Entry[]> {
  return db
    .select()
    .from(waitlistEntries)
    .where(
      and(
        inArray(waitlistEntries.id, [...entryIds]),
        isNull(waitlistEntries.userId),
        or(isNull(waitlistEntries.confirmBy), isNotNull(waitlistEntries.confirmedAt)),
      ),
    )
    .for('update');
}

export async function withdrawOpenInvitation(db: Queryable, entryId: string, now: Date): Promise<boolean> {
  const withdrawn = await db
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(eq(invitations.entryId, entryId), isOpen()))
    .returning({ entryId: invitations.entryId });
  return withdrawn.length > 0;
}

export async function addInvitation(
  db: Queryable,
  { entryId, tokenHash, now }: { entryId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + INVITATION_LIFETIME_MS);
  await db.insert(invitations).values({ entryId, tokenHash, createdAt: now, expiresAt });
}

export interface FoundInvitation {
  readonly invitation: Invitation;
  readonly entry: Entry;
}

/** A link and its person; both stay locked until the transaction ends, so that a link is used once. */
export async function findInvitation(db: Queryable, tokenHash: Buffer): Promise<FoundInvitation | null> {
  const [found] = await db
    .select({ invitation: invitations, entry: waitlistEntries })
    .from(invitations)
    .innerJoin(waitlistEntries, eq(waitlistEntries.id, invitations.entryId))
    .where(eq(invitations.tokenHash, tokenHash))
    .for('update');
  return found ?? null;
}

export async function findEntryByReferral(db: Queryable, referralCode: string): Promise<Entry | null> {
  const [entry] = await db
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.referralCode, referralCode));
  return entry ?? null;
}

export async function markUsed(db: Queryable, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(invitations).set({ usedAt: now }).where(eq(invitations.tokenHash, tokenHash));
}

/** Friends who used this person's code and have joined already. */
export async function joinedFriendsOf(db: Queryable, entryId: string): Promise<Entry[]> {
  const friends = await db.select().from(waitlistEntries).where(eq(waitlistEntries.referredBy, entryId));
  return friends.filter(({ userId }) => userId !== null);
}
