import type { ProjectReview } from '@academy/contract/learning/project-reviews';
import { type ReviewState, reviewState } from '@academy/domain/learning/project-reviews';
import type { Queryable } from '../../../database/connect.ts';
import { reviewAnswers } from './review-answer.ts';
import { submissionsOf } from './submissions.store.ts';

interface OwnReviews {
  /** Of the last submission; null without one. */
  readonly state: ReviewState | null;
  readonly handedInAt: Date | null;
  readonly passedAt: Date | null;
  /** The newest first. */
  readonly reviews: ProjectReview[];
}

/** The state of a learner's project in its reviews. */
export async function readOwnReviews(
  db: Queryable,
  userId: string,
  projectId: string,
  now: Date,
): Promise<OwnReviews> {
  const submissions = await submissionsOf(db, userId, projectId);
  const [newest] = submissions;
  return {
    state: newest ? reviewState(newest, now) : null,
    handedInAt: newest?.handedInAt ?? null,
    passedAt: submissions.find(({ isPassed }) => isPassed)?.reviewedAt ?? null,
    reviews: reviewAnswers(submissions),
  };
}
