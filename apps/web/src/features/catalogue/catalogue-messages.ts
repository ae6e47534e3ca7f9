import type { Failure } from '../../lib/api-client.ts';

/** Whether there is no such course; anything else may only be out of reach. */
export function isUnknownCourse(failure: Failure<'GET /api/courses/:courseId'>): boolean {
  switch (failure.code) {
    case 'unknown-course':
    // An id that cannot be one.
    case 'invalid-request':
    case 'not-found':
      return true;
    default:
      return false;
  }
}
