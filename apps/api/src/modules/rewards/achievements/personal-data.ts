import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { seenAchievements, sharedBadges } from './tables.ts';

export const personalData = {
  seenAchievements: personal(seenAchievements, {
    purpose: 'Which achievements you have been shown.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(seenAchievements.userId)],
    exported: ['userId', 'achievementId', 'seenAt'],
    withheld: {},
  }),
  sharedBadges: personal(sharedBadges, {
    purpose: 'Badges that you have shared, with the name that you gave for it.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'everyone'],
    rows: [byAccount(sharedBadges.userId)],
    exported: ['shareId', 'userId', 'achievementId', 'name', 'sharedAt'],
    withheld: {},
  }),
};
