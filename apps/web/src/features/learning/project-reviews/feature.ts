import { PEERS, REVIEWS } from '../../../lib/answers/writes/answer-groups.ts';
import { type Feature, page } from '../../../lib/features/feature.ts';

export const projectReviews = {
  pages: {
    '/project-reviews': page(
      () => import('./project-reviews-page.tsx'),
      ({ ProjectReviewsPage }) => ProjectReviewsPage,
      { offline: false, opensAfterVisit: 'no: only staff read it', search: null },
    ),
    '/project-reviews/:id': page(
      () => import('./project-review-page.tsx'),
      ({ ProjectReviewPage }) => ProjectReviewPage,
      { offline: false, opensAfterVisit: 'no: only staff read it' },
    ),
    '/course/:id/project/peers': page(
      () => import('./peer-reviews-page.tsx'),
      ({ PeerReviewsPage }) => PeerReviewsPage,
      { offline: false, opensAfterVisit: 'no: it shows texts of other people' },
    ),
  },
  changes: {
    'POST /api/project-reviews/:submissionId/hold': REVIEWS,
    'POST /api/project-reviews/:submissionId/decision': REVIEWS,
    'POST /api/courses/:courseId/peer-reviews/ask': PEERS,
    'POST /api/courses/:courseId/peer-reviews/offers': PEERS,
    'POST /api/peer-reviews/:reviewId/decision': PEERS,
    'POST /api/peer-reviews/:reviewId/report': PEERS,
    'PUT /api/project-reviews/peer-reviews/:reviewId': REVIEWS,
  },
} satisfies Feature;
