import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { mailPreferences, quietHours } from './tables.ts';

export const personalData = {
  mailPreferences: personal(mailPreferences, {
    purpose: 'Which emails you want.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(mailPreferences.userId)],
    told: ['userId', 'kind', 'isWanted', 'changedAt'],
    withheld: {},
  }),
  quietHours: personal(quietHours, {
    purpose: 'The hours in which you want no emails that can wait.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(quietHours.userId)],
    told: ['userId', 'fromHour', 'toHour', 'changedAt'],
    withheld: {},
  }),
};
