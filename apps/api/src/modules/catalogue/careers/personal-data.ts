import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { careerResults } from './tables.ts';

export const personalData = {
  careerResults: personal(careerResults, {
    purpose: 'Your answers in the career assessment, and the careers that fit them.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(careerResults.userId)],
    exported: ['userId', 'answers', 'scores', 'takenAt'],
    withheld: {},
  }),
};
