import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { enrolments } from './tables.ts';

export const personalData = {
  enrolments: personal(enrolments, {
    purpose:
      'The courses that you have a place in. Where you agreed to start at once: when you first opened a lesson outside the preview.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'trainers', 'administrators'],
    rows: [byAccount(enrolments.userId)],
    exported: [
      'userId',
      'courseId',
      'enrolledAt',
      'quoteId',
      'quotedPrice',
      'access',
      'orderId',
      'voucherCode',
      'firstOpenedAt',
    ],
    withheld: {},
  }),
};
