import type { ReadEndpoint, WriteEndpoint } from './api-client.ts';

/** Everything that says how far a learner is. */
const OWN_PROGRESS = [
  'GET /api/courses/:courseId/progress',
  'GET /api/progress/user',
  'GET /api/user/progress',
  'GET /api/training',
  'GET /api/learning-tracks',
  'GET /api/achievements/user/details',
] as const satisfies readonly ReadEndpoint[];

/**
 * What a write changes: these answers are read again. Where a write and an answer share a parameter, only the answers
 * with the same value are meant. A row is missing: the web does not compile.
 */
export const CHANGED_ANSWERS: Readonly<Record<WriteEndpoint, readonly ReadEndpoint[]>> = {
  'POST /api/learning-events': OWN_PROGRESS,
  // A place in a course also opens its lessons and makes a preview read before count; a refused one may have a new quote.
  'POST /api/courses/:courseId/enrolments': [
    ...OWN_PROGRESS,
    'GET /api/courses',
    'GET /api/courses/featured',
    'GET /api/courses/category/:categoryId',
    'GET /api/courses/:courseId',
    'GET /api/lessons/:lessonId',
  ],
  'POST /api/assessments/:assessmentId/attempts': ['GET /api/courses/:courseId/progress'],
  // Lessons show in their outlines which assessments are passed.
  'POST /api/assessment-attempts/:attemptId/answers': [...OWN_PROGRESS, 'GET /api/lessons/:lessonId'],
  'POST /api/courses/:courseId/project/submissions': OWN_PROGRESS,
  // What saves itself stands in its answer already.
  'PUT /api/courses/:courseId/project': [],
  'PUT /api/lessons/:lessonId/writings/:slot': [],
  'PUT /api/assessment-attempts/:attemptId/answers': [],
  'POST /api/career-assessment/results': [],
  'POST /api/sessions/:sessionId/bookings': ['GET /api/sessions'],
  'DELETE /api/sessions/:sessionId/bookings': ['GET /api/sessions'],
  'PUT /api/sessions/:sessionId': ['GET /api/sessions'],
  'POST /api/sessions/:sessionId/attendance': ['GET /api/sessions/:sessionId/bookings'],
  'PUT /api/sessions/:sessionId/joining-link': ['GET /api/sessions'],
  'POST /api/calendar-feed': [],
  // A registration also takes a place.
  'POST /api/events/:eventId/registrations': ['GET /api/event-registrations', 'GET /api/events'],
  'DELETE /api/events/:eventId/registrations': ['GET /api/event-registrations', 'GET /api/events'],
  'PUT /api/events/:eventId/joining-link': ['GET /api/event-registrations', 'GET /api/events'],
  'PUT /api/admin/instructors/:instructorId': [
    'GET /api/admin/instructors',
    'GET /api/my-courses',
    'GET /api/students',
  ],
  // Only how often the news is told.
  'POST /api/achievements/seen': [],
  'POST /api/admin/waitlist/invitations': ['GET /api/admin/waitlist', 'GET /api/admin/outbox'],
  'DELETE /api/admin/waitlist/invitations/:entryId': ['GET /api/admin/waitlist'],
  'DELETE /api/admin/waitlist/:entryId': ['GET /api/admin/waitlist', 'GET /api/waitlist/stats'],
  'POST /api/waitlist/register': ['GET /api/waitlist/stats'],
  'POST /api/waitlist/confirm': ['GET /api/waitlist/stats'],
  'POST /api/invitations/look': [],
  'POST /api/invitations/accept': [],
  'POST /api/invitations/renew': [],
  // The page is left after these.
  'POST /api/auth/login': [],
  'POST /api/auth/logout': [],
  'POST /api/auth/change-password': ['GET /api/auth/sessions'],
  'POST /api/auth/password-reset': [],
  'POST /api/auth/password-reset/confirm': [],
  'DELETE /api/auth/sessions/:signInId': ['GET /api/auth/sessions'],
  'DELETE /api/auth/sessions': ['GET /api/auth/sessions'],
};
