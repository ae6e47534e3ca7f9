import type { Input } from '@academy/contract';
import { accept, refuse } from '@academy/domain/kernel';
import { readPeerJudgement } from '@academy/domain/learning/project-reviews';
import type { Queryable } from '../../../../database/connect.ts';
import { addNotice } from '../../../academy/notices/index.ts';
import { lockPlace } from '../../../enrolment/places/index.ts';
import type { ProjectReviewContext } from '../project-review-context.ts';
import { lockSubmission } from '../submissions.store.ts';
import { isInTime, isWanted } from './offers.ts';
import { findPeerReview, lockPeerReview, storePeerReview } from './peer-reviews.store.ts';

/** The review and its notice are written in one transaction. */
export async function sendPeerReview(
  context: ProjectReviewContext,
  tx: Queryable,
  userId: string,
  { reviewId, handedInAt, ...given }: Input<'POST /api/peer-reviews/:reviewId/decision'>,
) {
  const now = context.clock();
  const found = await findPeerReview(tx, reviewId);
  if (!found || found.reviewerId !== userId) return refuse('unknown-review');
  // The project first, as when it is offered: the opposite order would deadlock.
  const submission = await lockSubmission(tx, found.submissionId);
  const review = await lockPeerReview(tx, reviewId);
  if (!review || !submission) return refuse('unknown-review');
  if (review.sentAt !== null) return refuse('already-sent');
  if (!isInTime(review, now)) return refuse('unknown-review');
  if (submission.reviewedAt !== null) return refuse('already-reviewed');
  if (!(await lockPlace(tx, submission.userId, submission.courseId))) return refuse('no-place');
  const isThisVersion = submission.handedInAt.getTime() === Date.parse(handedInAt);
  if (!isThisVersion || !isWanted({ review, submission })) return refuse('handed-in-again');
  const read = readPeerJudgement(submission.asked.checklist, given);
  if (!read.ok) return read;
  await storePeerReview(tx, reviewId, { ...read.value, sentAt: now, handedInAt: submission.handedInAt });
  await addNotice(tx, {
    userId: submission.userId,
    kind: 'peer-review',
    subject: `${submission.courseId}:${reviewId}`,
    title: submission.asked.title,
    happenedAt: now,
  });
  return accept(null);
}
