import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { PageProblem } from '../../../ui/feedback/problem-card.tsx';

/** The career does not exist, or only could not be loaded. */
export function careerProblem(failure: Failure<'GET /api/careers/:careerId'>): PageProblem {
  switch (failure.code) {
    case 'unknown-career':
    // A malformed id.
    case 'invalid-request':
    case 'not-found':
      return { mark: 'lost', title: 'Career path not found', text: 'There are eight careers to explore.' };
    default:
      return {
        mark: 'away',
        title: 'We could not load this career',
        text: commonSentence(failure, 'Please check your connection and try again.'),
      };
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
