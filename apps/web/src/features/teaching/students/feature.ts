import { type Feature, page } from '../../../lib/features/feature.ts';

export const students = {
  pages: {
    '/my-courses': page(
      () => import('./my-courses-page.tsx'),
      ({ MyCoursesPage }) => MyCoursesPage,
      { offline: false, opensAfterVisit: 'no: only staff read it' },
    ),
    '/students': page(
      () => import('./students-page.tsx'),
      ({ StudentsPage }) => StudentsPage,
      { offline: false, opensAfterVisit: 'no: only staff read it' },
    ),
  },
  changes: {
    'POST /api/students/:studentRef/messages': [],
    'PUT /api/admin/instructor-accounts/:instructorId': [
      'GET /api/admin/instructors',
      'GET /api/my-courses',
      'GET /api/students',
    ],
  },
} satisfies Feature;
