import { OWN_PROGRESS } from '../../../lib/answers/writes/answer-groups.ts';
import { type Feature, page } from '../../../lib/features/feature.ts';

export const courses = {
  pages: {
    '/courses': page(
      () => import('./courses-page.tsx'),
      ({ CoursesPage }) => CoursesPage,
      { offline: false, opensAfterVisit: true, search: 'All courses' },
    ),
  },
  storedAnswers: [
    'GET /api/courses',
    'GET /api/courses/featured',
    'GET /api/courses/featured/instructors',
    'GET /api/courses/category/:categoryId',
    'GET /api/courses/:courseId',
  ],
  offlineAnswers: { 'GET /api/courses': 'monthly', 'GET /api/courses/:courseId': 'with-course' },
  changes: {
    // A place in a course also opens its lessons and counts a preview that was read before; a refusal may bring a new quote.
    'POST /api/courses/:courseId/enrolments': [
      ...OWN_PROGRESS,
      'GET /api/courses',
      'GET /api/courses/featured',
      'GET /api/courses/category/:categoryId',
      'GET /api/courses/:courseId',
      'GET /api/lessons/:lessonId',
    ],
  },
} satisfies Feature;
