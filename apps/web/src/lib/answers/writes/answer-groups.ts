import type { ReadEndpoint } from '../api-client.ts';

/** Everything that shows a learner's progress. */
export const OWN_PROGRESS = [
  'GET /api/courses/:courseId/progress',
  'GET /api/progress/user',
  'GET /api/user/analytics',
  'GET /api/training',
  'GET /api/learning-tracks',
  'GET /api/achievements/user',
  'GET /api/achievements/user/details',
  'GET /api/achievements/user/nearest',
  'GET /api/leaderboard',
  'GET /api/coins',
  'GET /api/study-plan',
  'GET /api/reviews/today',
  'GET /api/progress/skills',
] as const satisfies readonly ReadEndpoint[];

/** What an administrator's decision on a request changes; their own coins too, because administrators may have some. */
export const REQUESTS = [
  'GET /api/admin/redemptions',
  'GET /api/admin/outbox',
  'GET /api/coins',
] as const satisfies readonly ReadEndpoint[];

/** An order, and the place in a course that it gives or cancels. */
export const PURCHASE = [
  ...OWN_PROGRESS,
  'GET /api/orders',
  'GET /api/orders/:reference',
  'GET /api/orders/:reference/take-back',
  'GET /api/certificates',
  'GET /api/coins/entries',
  'GET /api/coins/choices',
  'GET /api/courses',
  'GET /api/courses/:courseId',
  'GET /api/lessons/:lessonId',
] as const satisfies readonly ReadEndpoint[];

/** The table and the form of content management. */
export const STUDIO = [
  'GET /api/admin/content/:contentType',
  'GET /api/admin/content/:contentType/:contentId',
] as const satisfies readonly ReadEndpoint[];

export const COURSES = [
  'GET /api/courses',
  'GET /api/courses/featured',
  'GET /api/courses/featured/instructors',
  'GET /api/courses/category/:categoryId',
  'GET /api/courses/:courseId',
] as const satisfies readonly ReadEndpoint[];

/** What authors and trainers see of a course's drafts. */
export const AUTHORING = [
  'GET /api/authoring/:courseId',
  'GET /api/authoring/:courseId/file',
  'GET /api/draft-reviews',
] as const satisfies readonly ReadEndpoint[];

/** Only the address says which type an entry has. */
export const EVERY_LIST = [
  ...STUDIO,
  ...COURSES,
  'GET /api/events',
  'GET /api/collections',
  'GET /api/collections/:collectionId',
  'GET /api/instructors',
  'GET /api/curricula',
  'GET /api/learning-paths',
] as const satisfies readonly ReadEndpoint[];

export const PEERS = ['GET /api/courses/:courseId/peer-reviews'] as const satisfies readonly ReadEndpoint[];

export const REVIEWS = [
  'GET /api/project-reviews',
  'GET /api/project-reviews/:submissionId',
] as const satisfies readonly ReadEndpoint[];
