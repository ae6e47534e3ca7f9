import { TOTP_SECRET_BYTES } from '@academy/domain/accounts/identity';
import { and, count, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/connect.ts';
import { recoveryCodes, secondFactors, signIns } from '../tables.ts';

export async function findSecondFactor(db: Queryable, userId: string) {
  const [found] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return found ?? null;
}

/** Locks the codes of this person until the transaction ends. */
export async function lockSecondFactor(tx: Queryable, userId: string) {
  const [found] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
  return found ?? null;
}

/** One that was begun and not confirmed starts over. */
export async function beginSecondFactor(
  tx: Queryable,
  factor: { readonly userId: string; readonly secret: Buffer; readonly begunAt: Date },
): Promise<void> {
  const { secret, begunAt } = factor;
  await tx
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, begunAt, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    });
}

/** Unsealed ones, from before secrets were sealed. */
export async function bareSecondFactors(db: Queryable) {
  return db
    .select({ userId: secondFactors.userId, secret: secondFactors.secret })
    .from(secondFactors)
    .where(sql`length(${secondFactors.secret}) = ${TOTP_SECRET_BYTES}`);
}

/** The oldest sealed one in use: a key that was replaced since does not open it. */
export async function oldestSealedFactor(db: Queryable) {
  const [found] = await db
    .select({ userId: secondFactors.userId, secret: secondFactors.secret })
    .from(secondFactors)
    .where(
      and(isNotNull(secondFactors.confirmedAt), sql`length(${secondFactors.secret}) > ${TOTP_SECRET_BYTES}`),
    )
    .orderBy(secondFactors.begunAt)
    .limit(1);
  return found ?? null;
}

/** Unless it was restarted in the meantime. */
export async function replaceSecret(
  db: Queryable,
  { userId, secret, sealed }: { userId: string; secret: Buffer; sealed: Buffer },
): Promise<void> {
  await db
    .update(secondFactors)
    .set({ secret: sealed })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret)));
}

export async function confirmSecondFactor(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.update(secondFactors).set({ confirmedAt: now }).where(eq(secondFactors.userId, userId));
}

export async function recordLastStep(tx: Queryable, userId: string, lastStep: number): Promise<void> {
  await tx.update(secondFactors).set({ lastStep }).where(eq(secondFactors.userId, userId));
}

export async function removeSecondFactor(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

/** Removes one that was begun or confirmed since an instant; an earlier one stays. Returns whether there was one. */
export async function removeSecondFactorSince(
  tx: Queryable,
  userId: string,
  instant: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(secondFactors)
    .where(
      and(
        eq(secondFactors.userId, userId),
        or(isNull(secondFactors.confirmedAt), gte(secondFactors.confirmedAt, instant)),
      ),
    );
  return (rowCount ?? 0) > 0;
}

interface HashedCodes {
  readonly userId: string;
  readonly salt: Buffer;
  readonly hashes: readonly Buffer[];
}

export async function replaceRecoveryCodes(
  tx: Queryable,
  { userId, salt, hashes }: HashedCodes,
): Promise<void> {
  await storeRecoverySalt(tx, userId, salt);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** A person whose recovery codes are plain SHA-256; null when nobody is left. */
export async function findPlainRecoveryCodes(db: Queryable) {
  const [found] = await db
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .innerJoin(secondFactors, eq(secondFactors.userId, recoveryCodes.userId))
    .where(isNull(secondFactors.recoverySalt))
    .limit(1);
  return found?.userId ?? null;
}

export async function recoveryCodesOf(tx: Queryable, userId: string): Promise<Buffer[]> {
  const found = await tx
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return found.map(({ codeHash }) => codeHash);
}

/** A used code stays used. */
export async function rehashRecoveryCode(
  tx: Queryable,
  userId: string,
  { plain, salted }: { readonly plain: Buffer; readonly salted: Buffer },
): Promise<void> {
  await tx
    .update(recoveryCodes)
    .set({ codeHash: salted })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, plain)));
}

export async function storeRecoverySalt(tx: Queryable, userId: string, recoverySalt: Buffer): Promise<void> {
  await tx.update(secondFactors).set({ recoverySalt }).where(eq(secondFactors.userId, userId));
}

/** False when there is no such code, or it was used before. */
export async function consumeRecoveryCode(
  tx: Queryable,
  userId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const [counted] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return counted?.left ?? 0;
}

/** Marks this sign-in as having shown the second factor. False when it was ended in the meantime. */
export async function strengthenSignIn(tx: Queryable, signInId: string): Promise<boolean> {
  const { rowCount } = await tx.update(signIns).set({ isStrong: true }).where(eq(signIns.id, signInId));
  return (rowCount ?? 0) > 0;
}
