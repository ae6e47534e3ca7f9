import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { avatars, profiles } from './tables.ts';

export const personalData = {
  profiles: personal(profiles, {
    purpose:
      'Where you live and what you learn for: so that the assistant can say what comes next for you. And whether fellow learners read your first name.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(profiles.userId)],
    exported: ['userId', 'province', 'goal', 'isNameShown', 'changedAt'],
    withheld: {},
  }),
  avatars: personal(avatars, {
    purpose: 'Your picture, if you have chosen one.',
    retention: 'Until you remove it or replace it.',
    seenBy: ['self'],
    rows: [byAccount(avatars.userId)],
    exported: ['userId', 'name', 'addedAt'],
    withheld: { jpeg: 'The picture itself. You find it under its name, at /avatars/.' },
  }),
};
