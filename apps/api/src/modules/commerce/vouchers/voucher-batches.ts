import type { Input } from '@academy/contract';
import type { VoucherBatch } from '@academy/contract/commerce/vouchers';
import { VOUCHER_RANDOM_BYTES, voucherCode } from '@academy/domain/commerce/vouchers';
import { accept, addDays, refuse, startOfSastDay } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import type { Catalogue } from '../../catalogue/courses/index.ts';
import { isArchived } from '../../enrolment/places/index.ts';
import type { VouchersContext } from './redeem-voucher.ts';
import { addBatch, codesOf, listBatches, withdrawBatch as markWithdrawn } from './vouchers.store.ts';

type ListedBatch = Awaited<ReturnType<typeof listBatches>>[number];

function batchAnswer(
  { expiresAt, createdAt, withdrawnAt, ...batch }: ListedBatch,
  catalogue: Catalogue,
): VoucherBatch {
  return {
    ...batch,
    courseTitle:
      batch.courseId === null ? null : (catalogue.courseOf(batch.courseId)?.title ?? batch.courseId),
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

export async function readBatches(context: VouchersContext, db: Queryable) {
  const catalogue = await context.catalogue.read();
  return { batches: (await listBatches(db)).map((batch) => batchAnswer(batch, catalogue)) };
}

/** Downloads are recorded: anyone who holds an unused code can use it. */
export async function listCodes(context: VouchersContext, tx: Queryable, staffId: string, batchId: string) {
  const catalogue = await context.catalogue.read();
  const [batch] = await listBatches(tx, batchId);
  if (!batch) return refuse('unknown-batch');
  const now = context.clock();
  await recordStaffAction(tx, { actorId: staffId, action: 'take-voucher-codes', subject: batchId, now });
  const codes = (await codesOf(tx, batchId)).map(({ code, redeemedAt, courseId, fullName, username }) => ({
    code,
    redeemedAt: redeemedAt?.toISOString() ?? null,
    courseTitle: courseId === null ? null : (catalogue.courseOf(courseId)?.title ?? courseId),
    learner: fullName ?? username,
  }));
  return accept({ batch: batchAnswer(batch, catalogue), codes });
}

/** Creates the codes immediately: a sponsor gets them as a file. */
export async function makeBatch(
  context: VouchersContext,
  tx: Queryable,
  staffId: string,
  input: Input<'POST /api/admin/vouchers'>,
) {
  const { courseId, amountInRand, size, lastDay, province } = input;
  if ((courseId === null) === (amountInRand === null)) return refuse('course-or-amount');
  const catalogue = await context.catalogue.read();
  if (courseId !== null) {
    if (!catalogue.courseOf(courseId)) return refuse('unknown-course');
    if (await isArchived(tx, courseId)) return refuse('course-archived');
  }
  const now = context.clock();
  const expiresAt = startOfSastDay(addDays(lastDay, 1));
  if (expiresAt <= now) return refuse('day-is-over');
  const codes = Array.from({ length: size }, () => voucherCode(context.randomBytes(VOUCHER_RANDOM_BYTES)));
  const sponsor = input.sponsor.trim();
  const terms = { sponsor, courseId, amountInRand, province, expiresAt, withdrawnAt: null };
  const batch = await addBatch(tx, { ...terms, createdBy: staffId, createdAt: now }, codes);
  await recordStaffAction(tx, { actorId: staffId, action: 'make-vouchers', subject: batch.id, now });
  return accept(batchAnswer({ ...terms, id: batch.id, createdAt: now, size, used: 0 }, catalogue));
}

/** Ends a batch before its last day. A payment in progress keeps its code: the order has frozen it. */
export async function withdrawBatch(
  context: VouchersContext,
  tx: Queryable,
  staffId: string,
  batchId: string,
) {
  const now = context.clock();
  if (!(await markWithdrawn(tx, batchId, now))) return refuse('unknown-batch');
  const [batch] = await listBatches(tx, batchId);
  if (!batch) return refuse('unknown-batch');
  await recordStaffAction(tx, { actorId: staffId, action: 'withdraw-vouchers', subject: batchId, now });
  return accept(batchAnswer(batch, await context.catalogue.read()));
}
