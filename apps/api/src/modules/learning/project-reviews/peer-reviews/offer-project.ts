import { accept, refuse } from '@academy/domain/kernel';
import { takePeerReview } from '@academy/domain/learning/project-reviews';
import type { Queryable } from '../../../../database/connect.ts';
import { openedProject } from '../opened-project.ts';
import type { ProjectReviewContext } from '../project-review-context.ts';
import { submissionsOf } from '../submissions.store.ts';
import { isHad, isOpen, lapsedBefore } from './offers.ts';
import { givenBy, lockOffers, takeOffer } from './peer-reviews.store.ts';

/** The one already offered, or the next that waits. */
export async function offerProject(
  context: ProjectReviewContext,
  tx: Queryable,
  userId: string,
  { courseId }: { readonly courseId: string },
) {
  const opened = await openedProject(context, tx, userId, courseId);
  if (!opened.ok) return opened;
  const reading = { projectId: opened.value.project.id, reviewerId: userId };
  const now = context.clock();
  await lockOffers(tx, reading.projectId);
  const given = await givenBy(tx, reading);
  const open = given.find((each) => isOpen(each, now));
  if (open) return accept({ reviewId: open.review.id });
  const own = await submissionsOf(tx, userId, reading.projectId);
  const had = given.filter((each) => isHad(each, now)).length;
  const allowed = takePeerReview({ hasHandedIn: own.length > 0, had });
  if (!allowed.ok) return allowed;
  const reviewId = await takeOffer(tx, reading, { offeredAt: now, lapsedBefore: lapsedBefore(now) });
  return reviewId === null ? refuse('nobody-waits') : accept({ reviewId });
}
