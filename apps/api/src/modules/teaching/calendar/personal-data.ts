import { A_SECRET, byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { calendarFeeds } from './tables.ts';

export const personalData = {
  calendarFeeds: personal(calendarFeeds, {
    purpose: 'The address under which your calendar program finds your sessions.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'whoever-has-the-link'],
    rows: [byAccount(calendarFeeds.userId)],
    exported: ['userId', 'createdAt'],
    withheld: { tokenHash: A_SECRET },
  }),
};
