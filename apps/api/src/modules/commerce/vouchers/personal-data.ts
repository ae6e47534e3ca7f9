import { byAccount, personal } from '../../../database/personal-data.ts';
import { voucherBatches, vouchers } from './tables.ts';

export const personalData = {
  voucherBatches: personal(voucherBatches, {
    purpose: 'The places that sponsors pay for, with who of the staff made them.',
    retention: 'For the books of the academy, without a name once an account is gone.',
    seenBy: ['administrators'],
    rows: [byAccount(voucherBatches.createdBy)],
    exported: [
      'id',
      'sponsor',
      'courseId',
      'amountInRand',
      'province',
      'expiresAt',
      'createdBy',
      'createdAt',
      'withdrawnAt',
    ],
    withheld: {},
  }),
  vouchers: personal(vouchers, {
    purpose: "The sponsors' codes that you have used.",
    retention: 'For the books of the academy, without a name once an account is gone.',
    seenBy: ['self', 'administrators'],
    rows: [byAccount(vouchers.redeemedBy)],
    exported: ['code', 'batchId', 'redeemedAt', 'courseId', 'redeemedBy', 'orderId'],
    withheld: {},
  }),
};
