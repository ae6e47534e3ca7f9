import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../../academy/audit/index.ts';
import { coursesToReview, type ProjectReviewContext } from '../project-review-context.ts';
import { findSubmission } from '../submissions.store.ts';
import { lockPeerReview, settleReport } from './peer-reviews.store.ts';

/** A trainer of the course decides whether what was reported is still shown, but not in their own case. */
export async function settlePeerReport(
  context: ProjectReviewContext,
  db: Queryable,
  actor: Actor,
  { reviewId, isHidden }: { readonly reviewId: string; readonly isHidden: boolean },
) {
  return db.transaction(async (tx) => {
    const review = await lockPeerReview(tx, reviewId);
    const submission = review && (await findSubmission(tx, review.submissionId));
    const courses = await coursesToReview(context, tx, actor);
    if (!review || !submission || !courses.has(submission.courseId)) return refuse('unknown-review');
    const isOwn = [review.reviewerId, review.learnerId].includes(actor.userId);
    if (isOwn) return refuse('own-review');
    if (review.reportedAt === null) return refuse('not-reported');
    const now = context.clock();
    await settleReport(tx, reviewId, now, isHidden ? now : null);
    await recordStaffAction(tx, {
      actorId: actor.userId,
      action: isHidden ? 'hide-peer-review' : 'keep-peer-review',
      subject: reviewId,
      now,
    });
    return accept(null);
  });
}
