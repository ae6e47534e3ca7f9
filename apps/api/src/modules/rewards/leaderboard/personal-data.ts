import { byAccount, personal } from '../../../database/personal-data.ts';
import { leaderboardEntries } from './tables.ts';

export const personalData = {
  leaderboardEntries: personal(leaderboardEntries, {
    purpose: 'The name and province that you have chosen to show on the leaderboard, and your points.',
    retention: 'Until you leave the leaderboard.',
    seenBy: ['self', 'learners'],
    rows: [byAccount(leaderboardEntries.userId)],
    exported: ['userId', 'name', 'province', 'joinedAt', 'allPoints', 'week', 'weekPoints'],
    withheld: {},
  }),
};
