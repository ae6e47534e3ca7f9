import type { Failure } from '../../lib/api-client.ts';
import { commonSentence } from '../../lib/failure-words.ts';

/** Whether there is no such career; anything else may only be out of reach. */
export function isUnknownCareer(failure: Failure<'GET /api/careers/:careerId'>): boolean {
  switch (failure.code) {
    case 'unknown-career':
    // An id that cannot be one.
    case 'invalid-request':
    case 'not-found':
      return true;
    default:
      return false;
  }
}

export function sendingProblem(failure: Failure<'POST /api/career-assessment/results'>): string {
  switch (failure.code) {
    case 'unanswered-question':
      return failure.sentence;
    default:
      return commonSentence(
        failure,
        'No connection. Your answers are saved on this device. Please try again.',
      );
  }
}
