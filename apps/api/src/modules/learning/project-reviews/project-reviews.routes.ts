import type { projectReviewEndpoints } from '@academy/contract/learning/project-reviews';
import { accept } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { offerProject } from './peer-reviews/offer-project.ts';
import { readPeerReviews } from './peer-reviews/read-peer-reviews.ts';
import { reportPeerReview } from './peer-reviews/report-peer-review.ts';
import { requestPeerReviews } from './peer-reviews/request-peer-reviews.ts';
import { sendPeerReview } from './peer-reviews/send-peer-review.ts';
import { settlePeerReport } from './peer-reviews/settle-peer-report.ts';
import type { ProjectReviewContext } from './project-review-context.ts';
import { listReviews, readSubmission } from './read-reviews.ts';
import { holdProject, reviewProject } from './review-project.ts';

export function projectReviewHandlers(
  context: ProjectReviewContext,
): Handlers<typeof projectReviewEndpoints> {
  return {
    'GET /api/project-reviews': async ({ db, actor }) => accept(await listReviews(context, db, actor)),
    'GET /api/project-reviews/:submissionId': ({ input, db, actor }) =>
      readSubmission(context, db, actor, input.submissionId),
    'POST /api/project-reviews/:submissionId/hold': ({ input, db, actor }) =>
      holdProject(context, db, actor, input),
    'POST /api/project-reviews/:submissionId/decision': ({ input, transaction, actor }) =>
      transaction((tx) => reviewProject(context, tx, actor, input)),
    'GET /api/courses/:courseId/peer-reviews': ({ input, db, actor }) =>
      readPeerReviews(context, db, actor.userId, input),
    'POST /api/courses/:courseId/peer-reviews/ask': ({ input, db, actor }) =>
      requestPeerReviews(context, db, actor.userId, input),
    'POST /api/courses/:courseId/peer-reviews/offers': ({ input, transaction, actor }) =>
      transaction((tx) => offerProject(context, tx, actor.userId, input)),
    'POST /api/peer-reviews/:reviewId/decision': ({ input, transaction, actor }) =>
      transaction((tx) => sendPeerReview(context, tx, actor.userId, input)),
    'POST /api/peer-reviews/:reviewId/report': ({ input, db, actor }) =>
      reportPeerReview(context, db, actor.userId, input),
    'PUT /api/project-reviews/peer-reviews/:reviewId': ({ input, db, actor }) =>
      settlePeerReport(context, db, actor, input),
  };
}
