import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { studyPlans } from './tables.ts';

export const personalData = {
  studyPlans: personal(studyPlans, {
    purpose: 'The study plan that you have made.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(studyPlans.userId)],
    exported: ['userId', 'courseId', 'hoursPerWeek', 'promisedOn', 'madeAt'],
    withheld: {},
  }),
};
