import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { mailPreferences, quietHours } from './tables.ts';

export const personalData = {
  mailPreferences: personal(mailPreferences, {
    purpose: 'Which emails you want.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(mailPreferences.userId)],
    exported: ['userId', 'kind', 'isWanted', 'changedAt'],
    withheld: {},
  }),
  quietHours: personal(quietHours, {
    purpose: 'The hours in which you want no emails that can wait.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(quietHours.userId)],
    exported: ['userId', 'fromHour', 'toHour', 'changedAt'],
    withheld: {},
  }),
};
