import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { coinAccounts, coinEntries, coinRedemptions } from './tables.ts';

export const personalData = {
  coinAccounts: personal(coinAccounts, {
    purpose: 'How many coins you have.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(coinAccounts.userId)],
    exported: ['userId', 'balance', 'earned', 'spent'],
    withheld: {},
  }),
  coinEntries: personal(coinEntries, {
    purpose: 'What you have earned and spent coins for.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(coinEntries.userId)],
    exported: [
      'id',
      'userId',
      'sequence',
      'kind',
      'amount',
      'description',
      'occurredAt',
      'eventId',
      'redemptionId',
      'takeBackId',
    ],
    withheld: {},
  }),
  coinRedemptions: personal(coinRedemptions, {
    purpose: 'The rewards that you have asked for, and where to send them.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'administrators'],
    rows: [byAccount(coinRedemptions.userId)],
    exported: [
      'id',
      'userId',
      'rewardId',
      'cost',
      'state',
      'courseId',
      'courseTitle',
      'note',
      'address',
      'requestedAt',
      'appointedAt',
      'settledAt',
      'reason',
    ],
    withheld: {},
  }),
};
