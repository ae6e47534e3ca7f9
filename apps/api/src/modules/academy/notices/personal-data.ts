import { byAccount, personal } from '../../../database/personal-data.ts';
import { notices } from './tables.ts';

export const personalData = {
  notices: personal(notices, {
    purpose: 'What the bell tells you.',
    retention: 'As long as your account; what you have read, for 90 days.',
    seenBy: ['self'],
    rows: [byAccount(notices.userId)],
    exported: ['id', 'userId', 'kind', 'subject', 'title', 'dueAt', 'happenedAt', 'readAt', 'mailedAt'],
    withheld: {},
  }),
};
