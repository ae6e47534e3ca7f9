import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { peerReviews, projectSubmissions } from './tables.ts';

export const personalData = {
  projectSubmissions: personal(projectSubmissions, {
    purpose: 'The projects that you handed in, and what those who teach have said about them.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'trainers', 'administrators'],
    rows: [byAccount(projectSubmissions.userId)],
    exported: [
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
  peerReviews: personal(peerReviews, {
    purpose: 'What you and fellow learners have said about each other’s projects.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self', 'trainers', 'administrators'],
    rows: [
      byAccount(peerReviews.reviewerId),
      byAccount(peerReviews.learnerId, { filled: peerReviews.sentAt, empty: peerReviews.hiddenAt }),
    ],
    exported: ['id', 'submissionId', 'projectId', 'offeredAt', 'handedInAt', 'sentAt', 'comment', 'criteria'],
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
