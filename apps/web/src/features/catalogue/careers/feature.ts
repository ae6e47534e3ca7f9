import { type Feature, page } from '../../../lib/features/feature.ts';

const careerPage = page(
  () => import('./career-page.tsx'),
  ({ CareerPage }) => CareerPage,
  { offline: true, opensAfterVisit: true },
);

export const careers = {
  pages: {
    '/careers': page(
      () => import('./careers-page.tsx'),
      ({ CareersPage }) => CareersPage,
      { offline: true, opensAfterVisit: true },
    ),
    '/careers/:id': careerPage,
    '/career-path/:id': careerPage,
    '/career-assessment': page(
      () => import('./career-assessment-page.tsx'),
      ({ CareerAssessmentPage }) => CareerAssessmentPage,
      { offline: false, opensAfterVisit: true, search: 'Career assessment' },
    ),
  },
  storedAnswers: ['GET /api/careers', 'GET /api/careers/:careerId', 'GET /api/career-assessment'],
  offlineAnswers: { 'GET /api/careers': 'monthly' },
  changes: {
    'POST /api/career-assessment/results': [],
  },
} satisfies Feature;
