import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { instructorAccounts } from './tables.ts';

export const personalData = {
  instructorAccounts: personal(instructorAccounts, {
    purpose: 'Which account teaches what.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'administrators'],
    rows: [byAccount(instructorAccounts.userId)],
    exported: ['instructorId', 'userId', 'assignedAt'],
    withheld: {},
  }),
};
