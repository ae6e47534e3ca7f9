import { COURSES, EVERY_LIST, STUDIO } from '../../../lib/answers/writes/answer-groups.ts';
import { type Feature, page } from '../../../lib/features/feature.ts';

export const studio = {
  pages: {
    '/cms': page(
      () => import('./studio-page.tsx'),
      ({ StudioPage }) => StudioPage,
      { offline: false },
    ),
  },
  changes: {
    'POST /api/admin/images': ['GET /api/admin/images'],
    'POST /api/admin/courses': [...STUDIO, ...COURSES],
    'PUT /api/admin/courses/:contentId': [...STUDIO, ...COURSES],
    'DELETE /api/admin/courses/:contentId': [...STUDIO, ...COURSES],
    'POST /api/admin/events': [...STUDIO, 'GET /api/events', 'GET /api/event-registrations'],
    'PUT /api/admin/events/:contentId': [...STUDIO, 'GET /api/events', 'GET /api/event-registrations'],
    'DELETE /api/admin/events/:contentId': [...STUDIO, 'GET /api/events', 'GET /api/event-registrations'],
    'POST /api/admin/collections': [...STUDIO, 'GET /api/collections', 'GET /api/collections/:collectionId'],
    'PUT /api/admin/collections/:contentId': [
      ...STUDIO,
      'GET /api/collections',
      'GET /api/collections/:collectionId',
    ],
    'DELETE /api/admin/collections/:contentId': [
      ...STUDIO,
      'GET /api/collections',
      'GET /api/collections/:collectionId',
    ],
    'POST /api/admin/instructors': [
      ...STUDIO,
      ...COURSES,
      'GET /api/instructors',
      'GET /api/admin/instructors',
    ],
    'PUT /api/admin/instructors/:contentId': [
      ...STUDIO,
      ...COURSES,
      'GET /api/instructors',
      'GET /api/admin/instructors',
    ],
    'DELETE /api/admin/instructors/:contentId': [
      ...STUDIO,
      ...COURSES,
      'GET /api/instructors',
      'GET /api/admin/instructors',
    ],
    'POST /api/admin/curriculums': [...STUDIO, 'GET /api/curricula'],
    'PUT /api/admin/curriculums/:contentId': [...STUDIO, 'GET /api/curricula'],
    'DELETE /api/admin/curriculums/:contentId': [...STUDIO, 'GET /api/curricula'],
    'POST /api/admin/learning-paths': [...STUDIO, 'GET /api/learning-paths'],
    'PUT /api/admin/learning-paths/:contentId': [...STUDIO, 'GET /api/learning-paths'],
    'DELETE /api/admin/learning-paths/:contentId': [...STUDIO, 'GET /api/learning-paths'],
    'POST /api/admin/content/:contentType/:contentId/restoration': EVERY_LIST,
    'POST /api/admin/content/:contentType/:contentId/proposal': EVERY_LIST,
    'PUT /api/admin/content/:contentType/:contentId/archive': EVERY_LIST,
  },
} satisfies Feature;
