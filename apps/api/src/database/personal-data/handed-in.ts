import { assessmentAttempts, projectWork } from '../../modules/learning/assessments/tables.ts';
import { lessonWritings } from '../../modules/learning/lessons/tables.ts';
import { peerReviews, projectSubmissions } from '../../modules/learning/project-reviews/tables.ts';
import { byAccount, personal, WITH_THE_ACCOUNT } from './entry.ts';

/** What learners have written and answered, and what was said about it. */
export const HANDED_IN_REGISTER = {
  assessment_attempts: personal(assessmentAttempts, {
    purpose: 'Your answers in assessments, and what came of them.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(assessmentAttempts.userId)],
    told: [
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
  lesson_writings: personal(lessonWritings, {
    purpose: 'Your notes and what you wrote in exercises.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(lessonWritings.userId)],
    told: ['userId', 'lessonId', 'slot', 'body', 'writtenAt'],
    withheld: {},
  }),
  project_work: personal(projectWork, {
    purpose: 'Your work on course projects.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(projectWork.userId)],
    told: ['userId', 'projectId', 'answers', 'ticked', 'savedAt', 'passedAt'],
    withheld: {},
  }),
  project_submissions: personal(projectSubmissions, {
    purpose: 'The projects that you handed in, and what those who teach have said about them.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self', 'trainers', 'administrators'],
    rows: [byAccount(projectSubmissions.userId)],
    told: [
      'id',
      'userId',
      'projectId',
      'courseId',
      'asked',
      'answers',
      'handedInAt',
      'peersAskedAt',
      'reviewedAt',
      'reviewerName',
      'isPassed',
      'comment',
      'criteria',
    ],
    withheld: {
      heldBy: 'A member of staff who is reading it.',
      heldAt: 'When a member of staff began to read it.',
      reviewerId: 'A member of staff; the name is told.',
    },
    stays: {
      columns: ['reviewerName'],
      why: 'A learner keeps what was said about a project, with the name of who said it.',
    },
  }),
  peer_reviews: personal(peerReviews, {
    purpose: 'What you and fellow learners have said about each other’s projects.',
    kept: WITH_THE_ACCOUNT,
    seenBy: ['self', 'trainers', 'administrators'],
    rows: [
      byAccount(peerReviews.reviewerId),
      byAccount(peerReviews.learnerId, { filled: peerReviews.sentAt, empty: peerReviews.hiddenAt }),
    ],
    told: ['id', 'submissionId', 'projectId', 'offeredAt', 'handedInAt', 'sentAt', 'comment', 'criteria'],
    withheld: {
      place: 'One of two places, which says nothing.',
      learnerId: 'You, or another learner, of whom you know the first name only.',
      reviewerId: 'You, or another learner, of whom you know the first name only.',
      reportedAt: 'What somebody else has reported.',
      settledAt: 'What the staff made of a report.',
      hiddenAt: 'What the staff made of a report.',
    },
  }),
};
