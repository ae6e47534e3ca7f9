import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import { addNotice } from '../../../academy/notices/index.ts';
import { accountsOfInstructors } from '../../../catalogue/instructors/index.ts';
import type { ProjectReviewContext } from '../project-review-context.ts';
import { findSubmission } from '../submissions.store.ts';
import { lockPeerReview, markReported } from './peer-reviews.store.ts';

/** The trainers of the course are notified once, and look at it. */
export async function reportPeerReview(
  context: ProjectReviewContext,
  db: Queryable,
  userId: string,
  { reviewId }: { readonly reviewId: string },
) {
  const catalogue = await context.catalogue.read();
  return db.transaction(async (tx) => {
    const review = await lockPeerReview(tx, reviewId);
    if (!review || review.learnerId !== userId || review.sentAt === null) return refuse('unknown-review');
    if (review.reportedAt !== null) return accept(null);
    const now = context.clock();
    await markReported(tx, reviewId, now);
    const submission = await findSubmission(tx, review.submissionId);
    const instructors = catalogue.courseOf(submission?.courseId ?? '')?.instructors.map(({ id }) => id) ?? [];
    for (const teacherId of await accountsOfInstructors(tx, instructors))
      await addNotice(tx, {
        userId: teacherId,
        kind: 'peer-review-reported',
        subject: `${review.submissionId}:${reviewId}`,
        title: submission?.asked.title ?? '',
        happenedAt: now,
      });
    return accept(null);
  });
}
