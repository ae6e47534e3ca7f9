export { handInForReview } from './hand-in-for-review.ts';
export { readOwnReviews } from './own-reviews.ts';
export { projectReviewHandlers } from './project-reviews.routes.ts';
export { hasWaitingProject, lockSubmissionsOf, reviewerWhoPassed } from './submissions.store.ts';
