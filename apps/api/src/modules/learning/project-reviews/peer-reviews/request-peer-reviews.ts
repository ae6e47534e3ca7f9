import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import { openedProject } from '../opened-project.ts';
import type { ProjectReviewContext } from '../project-review-context.ts';
import { lockNewest, markPeerReviewsRequested } from './peer-reviews.store.ts';

/** Fellow learners see it only if its author wants that. */
export async function requestPeerReviews(
  context: ProjectReviewContext,
  db: Queryable,
  userId: string,
  { courseId }: { readonly courseId: string },
) {
  const opened = await openedProject(context, db, userId, courseId);
  if (!opened.ok) return opened;
  return db.transaction(async (tx) => {
    const newest = await lockNewest(tx, userId, opened.value.project.id);
    if (!newest || newest.reviewedAt !== null) return refuse('nothing-handed-in');
    await markPeerReviewsRequested(tx, newest.id, context.clock());
    return accept(null);
  });
}
