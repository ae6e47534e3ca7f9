import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { assessmentAttempts, projectWork } from './tables.ts';

export const personalData = {
  assessmentAttempts: personal(assessmentAttempts, {
    purpose: 'Your answers in assessments, and what came of them.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(assessmentAttempts.userId)],
    exported: [
      'id',
      'userId',
      'assessmentId',
      'startedAt',
      'submittedAt',
      'answers',
      'handedInAt',
      'rightCount',
      'total',
      'isPassed',
      'result',
    ],
    withheld: { items: 'The questions with their right answers, which others will still be asked.' },
  }),
  projectWork: personal(projectWork, {
    purpose: 'Your work on course projects.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(projectWork.userId)],
    exported: ['userId', 'projectId', 'answers', 'ticked', 'savedAt', 'passedAt'],
    withheld: {},
  }),
};
