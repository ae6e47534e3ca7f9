import { and, count, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { deleteRows } from '../../../../database/delete-rows.ts';
import { passkeyChallenges, passkeys } from '../tables.ts';

export type Passkey = typeof passkeys.$inferSelect;

interface Challenge {
  readonly challengeHash: Buffer;
  /** Null: to sign in. */
  readonly userId: string | null;
  /** Issued without the password: adds no passkey. */
  readonly isConfirming: boolean;
  readonly expiresAt: Date;
}

export async function addChallenge(db: Queryable, challenge: Challenge): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** False when it was never issued for this, was answered before, or has expired. Of two concurrent answers one finds it. */
export async function consumeChallenge(
  db: Queryable,
  { challengeHash, userId, isConfirming, now }: Omit<Challenge, 'expiresAt'> & { readonly now: Date },
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        sql`${passkeyChallenges.userId} is not distinct from ${userId}::uuid`,
        eq(passkeyChallenges.isConfirming, isConfirming),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash });
  return taken.length > 0;
}

export function forgetChallengesBefore(db: Queryable, instant: Date): Promise<number> {
  return deleteRows(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, instant));
}

export async function passkeysOf(db: Queryable, userId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
}

export async function countPasskeys(db: Queryable, userId: string): Promise<number> {
  const [counted] = await db.select({ all: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return counted?.all ?? 0;
}

/** Null when the key is already registered. */
export async function addPasskey(
  tx: Queryable,
  passkey: typeof passkeys.$inferInsert,
): Promise<Passkey | null> {
  const [added] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return added ?? null;
}

export async function findPasskey(db: Queryable, credentialId: Buffer): Promise<Passkey | null> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}

/** False when it was removed since it was read, or a later use was recorded: devices that count only count up. */
export async function recordPasskeyUse(
  tx: Queryable,
  { id, signCount, now }: { id: string; signCount: number; now: Date },
): Promise<boolean> {
  const doesNotCount = and(eq(passkeys.signCount, 0), sql`${signCount} = 0`);
  const used = await tx
    .update(passkeys)
    .set({ signCount, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.signCount, signCount), doesNotCount)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** The removed one, or null when this person has none with this id. */
export async function removePasskey(tx: Queryable, userId: string, id: string): Promise<Passkey | null> {
  const [removed] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return removed ?? null;
}

const named = { name: passkeys.name };

/** All of them: their names. */
export async function removePasskeysOf(tx: Queryable, userId: string): Promise<string[]> {
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning(named);
  return removed.map(({ name }) => name);
}

/** Those that these sign-ins have added: their names. */
export async function removePasskeysAddedBy(
  tx: Queryable,
  userId: string,
  signInId: string,
): Promise<string[]> {
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.addedBySignIn, signInId)))
    .returning(named);
  return removed.map(({ name }) => name);
}
