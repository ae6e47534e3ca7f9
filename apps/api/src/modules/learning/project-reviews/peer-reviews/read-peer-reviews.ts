import type { PeerReviewsAnswer } from '@academy/contract/learning/project-reviews';
import { accept } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import { openedProject } from '../opened-project.ts';
import type { ProjectReviewContext } from '../project-review-context.ts';
import { findSubmission, submissionsOf } from '../submissions.store.ts';
import { isOpen } from './offers.ts';
import { offeredAnswer, peerReviewAnswer } from './peer-review-answer.ts';
import { type GivenReview, givenBy, receivedBy, seenLearner } from './peer-reviews.store.ts';

/** What somebody has to review; nothing once the offer has lapsed, the trainer has judged it or it was taken back. */
async function readOffered(db: Queryable, rows: readonly GivenReview[], now: Date) {
  const open = rows.find((row) => isOpen(row, now))?.review;
  const submission = open && (await findSubmission(db, open.submissionId));
  return open && submission ? offeredAnswer(open, submission, await seenLearner(db, open.learnerId)) : null;
}

export async function readPeerReviews(
  context: ProjectReviewContext,
  db: Queryable,
  userId: string,
  { courseId }: { readonly courseId: string },
) {
  const opened = await openedProject(context, db, userId, courseId);
  if (!opened.ok) return opened;
  const { course, project } = opened.value;
  const [newest] = await submissionsOf(db, userId, project.id);
  const received = await receivedBy(db, userId, project.id);
  const given = await givenBy(db, { projectId: project.id, reviewerId: userId });
  const answer: PeerReviewsAnswer = {
    courseTitle: course.title,
    projectTitle: project.title,
    hasHandedIn: newest !== undefined,
    isWaiting: newest !== undefined && newest.reviewedAt === null,
    isAsked: newest !== undefined && newest.peersAskedAt !== null,
    received: newest
      ? received
          .filter(({ review }) => review.hiddenAt === null)
          .map((each) => peerReviewAnswer(each, newest))
      : [],
    given: given.filter(({ review }) => review.sentAt !== null).length,
    offered: await readOffered(db, given, context.clock()),
  };
  return accept(answer);
}
