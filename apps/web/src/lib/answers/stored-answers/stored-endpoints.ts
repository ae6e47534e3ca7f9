import type { ReadEndpoint } from '../api-client.ts';

/**
 * Answers that the device keeps, so that the next visit begins with them: what the person has and sees, each for themselves.
 * Never lists of other people, nothing that counts once, and nothing that decides over marks.
 */
export const KEPT_ENDPOINTS = [
  'GET /api/auth/user',
  'GET /api/progress/user',
  'GET /api/user/analytics',
  'GET /api/courses',
  'GET /api/courses/featured',
  'GET /api/courses/featured/instructors',
  'GET /api/courses/category/:categoryId',
  'GET /api/courses/:courseId',
  'GET /api/courses/:courseId/progress',
  'GET /api/lessons/:lessonId',
  'GET /api/collections',
  'GET /api/collections/:collectionId',
  'GET /api/content-library/recommended-modules',
  'GET /api/events',
  'GET /api/event-registrations',
  'GET /api/training',
  'GET /api/sessions',
  'GET /api/learning-tracks',
  'GET /api/achievements',
  'GET /api/achievements/user',
  'GET /api/achievements/user/details',
  'GET /api/coins',
  'GET /api/achievements/user/nearest',
  'GET /api/notices',
  'GET /api/careers',
  'GET /api/careers/:careerId',
  'GET /api/help',
  'GET /api/agents/config',
  'GET /api/study-plan',
  'GET /api/reviews/today',
  'GET /api/progress/skills',
  'GET /api/career-assessment',
  'GET /api/certificates',
  'GET /api/orders',
  'GET /api/tickets',
] as const satisfies readonly ReadEndpoint[];

export const isKept = (endpoint: unknown): boolean => KEPT_ENDPOINTS.some((kept) => kept === endpoint);
