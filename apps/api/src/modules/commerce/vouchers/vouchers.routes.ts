import type { voucherEndpoints } from '@academy/contract/commerce/vouchers';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { createTryLimits } from '../../accounts/identity/index.ts';
import { enrolledCourses } from '../../enrolment/places/index.ts';
import { redeemVoucher, type VouchersContext } from './redeem-voucher.ts';
import { listCodes, makeBatch, readBatches, withdrawBatch } from './voucher-batches.ts';

export function voucherHandlers(context: VouchersContext): Handlers<typeof voucherEndpoints> {
  const tryLimits = createTryLimits(context);
  return {
    async 'POST /api/vouchers/redemptions'({ input, db, transaction, actor, grantDocuments }) {
      const tries = { 'voucher-codes': actor.userId };
      const limited = await tryLimits.take(tries);
      if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
      const outcome = await transaction((tx) => redeemVoucher(context, tx, actor, input));
      if (!outcome.ok) return outcome;
      await tryLimits.refund(tries);
      await grantDocuments(await enrolledCourses(db, actor.userId));
      return outcome;
    },
    'GET /api/admin/vouchers': async ({ db }) => accept(await readBatches(context, db)),
    'POST /api/admin/vouchers/:batchId/codes': ({ input, transaction, actor }) =>
      transaction((tx) => listCodes(context, tx, actor.userId, input.batchId)),
    'POST /api/admin/vouchers': ({ input, transaction, actor }) =>
      transaction((tx) => makeBatch(context, tx, actor.userId, input)),
    'POST /api/admin/vouchers/:batchId/withdrawal': ({ input, transaction, actor }) =>
      transaction((tx) => withdrawBatch(context, tx, actor.userId, input.batchId)),
  };
}
