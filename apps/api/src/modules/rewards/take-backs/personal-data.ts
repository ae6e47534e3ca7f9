import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { takeBacks } from './tables.ts';

export const personalData = {
  takeBacks: personal(takeBacks, {
    purpose:
      'Courses that were refunded, so that what they gave is taken back, and given back when you return.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'administrators'],
    rows: [byAccount(takeBacks.userId)],
    exported: [
      'id',
      'userId',
      'courseId',
      'courseTitle',
      'orderId',
      'redemptionId',
      'takenAt',
      'givenBackAt',
    ],
    withheld: {},
  }),
};
