import type { Province } from '@academy/domain/accounts/profiles';
import { LIVE_STATES } from '@academy/domain/commerce/payments';
import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { users } from '../../accounts/identity/tables.ts';
import { waitlistEntries } from '../../admissions/waitlist/tables.ts';
import { paymentOrders } from '../payments/tables.ts';
import { voucherBatches, vouchers } from './tables.ts';

export type NewBatch = typeof voucherBatches.$inferInsert;

export async function addBatch(
  tx: Queryable,
  batch: NewBatch,
  codes: readonly string[],
): Promise<typeof voucherBatches.$inferSelect> {
  const [added] = await tx.insert(voucherBatches).values(batch).returning();
  if (!added) throw new Error('The batch was not added.');
  await tx.insert(vouchers).values(codes.map((code) => ({ code, batchId: added.id })));
  return added;
}

const batchColumns = {
  id: voucherBatches.id,
  sponsor: voucherBatches.sponsor,
  courseId: voucherBatches.courseId,
  amountInRand: voucherBatches.amountInRand,
  province: voucherBatches.province,
  expiresAt: voucherBatches.expiresAt,
  createdAt: voucherBatches.createdAt,
  withdrawnAt: voucherBatches.withdrawnAt,
};

const MOST_LISTED = 200;

/** With the number of codes and of used codes in each. */
export function listBatches(db: Queryable, batchId?: string) {
  return db
    .select({
      ...batchColumns,
      size: count(vouchers.code),
      used: sql<number>`count(${vouchers.redeemedAt})::integer`,
    })
    .from(voucherBatches)
    .innerJoin(vouchers, eq(vouchers.batchId, voucherBatches.id))
    .where(batchId === undefined ? undefined : eq(voucherBatches.id, batchId))
    .groupBy(voucherBatches.id)
    .orderBy(desc(voucherBatches.createdAt), voucherBatches.id)
    .limit(MOST_LISTED);
}

export function codesOf(db: Queryable, batchId: string) {
  return db
    .select({
      code: vouchers.code,
      redeemedAt: vouchers.redeemedAt,
      courseId: vouchers.courseId,
      fullName: users.fullName,
      username: users.username,
    })
    .from(vouchers)
    .leftJoin(users, eq(users.id, vouchers.redeemedBy))
    .where(eq(vouchers.batchId, batchId))
    .orderBy(vouchers.code);
}

/** Without a lock, for previews. */
export async function findVoucher(db: Queryable, code: string) {
  const [found] = await db
    .select({ ...batchColumns, redeemedAt: vouchers.redeemedAt })
    .from(vouchers)
    .innerJoin(voucherBatches, eq(voucherBatches.id, vouchers.batchId))
    .where(eq(vouchers.code, code));
  return found ?? null;
}

/** Whether a payment in progress uses the code for a part. */
export async function isHeld(db: Queryable, code: string): Promise<boolean> {
  const held = await db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.voucherCode, code), inArray(paymentOrders.state, [...LIVE_STATES])));
  return held.length > 0;
}

/** Locks the code until the transaction ends. */
export async function lockVoucher(tx: Queryable, code: string) {
  const [found] = await tx
    .select({ ...batchColumns, redeemedAt: vouchers.redeemedAt })
    .from(vouchers)
    .innerJoin(voucherBatches, eq(voucherBatches.id, vouchers.batchId))
    .where(eq(vouchers.code, code))
    .for('update', { of: vouchers });
  return found ?? null;
}

interface Use {
  readonly userId: string;
  readonly courseId: string;
  readonly now: Date;
  /** The order that it pays a part of. */
  readonly orderId?: string;
}

/** False when it was already used. */
export async function useVoucher(
  tx: Queryable,
  code: string,
  { userId, courseId, now, orderId }: Use,
): Promise<boolean> {
  const used = await tx
    .update(vouchers)
    .set({ redeemedAt: now, redeemedBy: userId, courseId, orderId: orderId ?? null })
    .where(and(eq(vouchers.code, code), isNull(vouchers.redeemedAt)))
    .returning({ code: vouchers.code });
  return used.length > 0;
}

/** The code of a refunded order becomes valid again. */
export async function freeVoucher(tx: Queryable, orderId: string): Promise<void> {
  await tx
    .update(vouchers)
    .set({ redeemedAt: null, redeemedBy: null, courseId: null, orderId: null })
    .where(eq(vouchers.orderId, orderId));
}

/** False when there is no such batch; one that was already withdrawn stays as it is. */
export async function withdrawBatch(tx: Queryable, batchId: string, now: Date): Promise<boolean> {
  const withdrawn = await tx
    .update(voucherBatches)
    .set({ withdrawnAt: sql`coalesce(${voucherBatches.withdrawnAt}, ${now.toISOString()})` })
    .where(eq(voucherBatches.id, batchId))
    .returning({ id: voucherBatches.id });
  return withdrawn.length > 0;
}

/** Unused codes of active batches. */
export async function countOpenVouchers(db: Queryable, now: Date): Promise<number> {
  const [counted] = await db
    .select({ open: count() })
    .from(vouchers)
    .innerJoin(voucherBatches, eq(voucherBatches.id, vouchers.batchId))
    .where(
      and(isNull(vouchers.redeemedAt), isNull(voucherBatches.withdrawnAt), gt(voucherBatches.expiresAt, now)),
    );
  return counted?.open ?? 0;
}

/** The learner's location, as given on the waiting list. */
export async function provinceOf(db: Queryable, userId: string): Promise<Province | null> {
  const [entry] = await db
    .select({ province: waitlistEntries.province })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.userId, userId));
  return (entry?.province as Province | undefined) ?? null;
}
