import { LINK_LIFETIME_MS, type LinkPurpose } from '@academy/domain/accounts/identity';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { deleteRows } from '../../../database/delete-rows.ts';
import { oneTimeLinks } from './tables.ts';

interface NewLink {
  readonly tokenHash: Buffer;
  readonly purpose: LinkPurpose;
  readonly userId: string;
  readonly now: Date;
}

/** A new link replaces any earlier one of the same person. */
export async function addLink(db: Queryable, { tokenHash, purpose, userId, now }: NewLink): Promise<void> {
  await db.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId));
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS[purpose]);
  await db.insert(oneTimeLinks).values({ tokenHash, purpose, userId, createdAt: now, expiresAt });
}

const isOpen = (tokenHash: Buffer, now: Date) =>
  and(eq(oneTimeLinks.tokenHash, tokenHash), isNull(oneTimeLinks.usedAt), gt(oneTimeLinks.expiresAt, now));

/** The owner of a link, open or not. */
export async function personOfLink(db: Queryable, tokenHash: Buffer): Promise<string | null> {
  const [link] = await db
    .select({ userId: oneTimeLinks.userId })
    .from(oneTimeLinks)
    .where(eq(oneTimeLinks.tokenHash, tokenHash));
  return link?.userId ?? null;
}

/** The person of a link that is neither used nor expired. The row stays locked until the transaction ends. */
export async function personOfOpenLink(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | null> {
  const [link] = await db
    .select({ userId: oneTimeLinks.userId })
    .from(oneTimeLinks)
    .where(isOpen(tokenHash, now))
    .for('update');
  return link?.userId ?? null;
}

export async function markLinkUsed(db: Queryable, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(oneTimeLinks).set({ usedAt: now }).where(eq(oneTimeLinks.tokenHash, tokenHash));
}

/** Closes all links that were mailed before. */
export async function forgetLinksOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId));
}

export function forgetLinksBefore(db: Queryable, instant: Date): Promise<number> {
  return deleteRows(db, oneTimeLinks, lt(oneTimeLinks.expiresAt, instant));
}
