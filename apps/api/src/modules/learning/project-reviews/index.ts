export { handInForReview } from './hand-in-for-review.ts';
export { readOwnReviews } from './own-reviews.ts';
export {
  hasWaitingProject,
  lockSubmissionsOf,
  passingReviewer,
} from './submissions.store.ts';
