import { OWN_PROGRESS } from '../../../lib/answers/writes/answer-groups.ts';
import { type Feature, page } from '../../../lib/features/feature.ts';

export const assessments = {
  pages: {
    '/course/:id/assessment/:assessmentId': page(
      () => import('./assessment-page.tsx'),
      ({ AssessmentPage }) => AssessmentPage,
      { offline: false, opensAfterVisit: 'no: it decides marks' },
    ),
    '/course/:id/project': page(
      () => import('./project-page.tsx'),
      ({ ProjectPage }) => ProjectPage,
      { offline: false, opensAfterVisit: 'no: it decides marks' },
    ),
  },
  unsentWork: {
    'attempt-answers': () => import('./attempts/unsent-attempt-answers.ts'),
    project: () => import('./projects/unsent-projects.ts'),
  },
  changes: {
    'POST /api/assessments/:assessmentId/attempts': ['GET /api/courses/:courseId/progress'],
    // Lessons show in their outlines which assessments are passed.
    'POST /api/assessment-attempts/:attemptId/answers': [...OWN_PROGRESS, 'GET /api/lessons/:lessonId'],
    'POST /api/courses/:courseId/project/submissions': [
      ...OWN_PROGRESS,
      'GET /api/courses/:courseId/project',
    ],
    // An answer of an earlier visit; what was autosaved is already part of it.
    'PUT /api/courses/:courseId/project': ['GET /api/courses/:courseId/project'],
    'PUT /api/assessment-attempts/:attemptId/answers': [],
  },
} satisfies Feature;
