import type { Failure } from '../../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../../lib/answers/failure-words.ts';
import type { PageProblem } from '../../../../ui/feedback/problem-card.tsx';

export function glossaryProblem(failure: Failure<'GET /api/courses/:courseId'>): PageProblem {
  switch (failure.code) {
    case 'unknown-course':
    // A malformed id.
    case 'invalid-request':
    case 'not-found':
      return { mark: 'lost', title: 'Course not found', text: 'We can’t find this course.' };
    default:
      return {
        mark: 'away',
        title: 'We could not load the glossary',
        text: commonSentence(failure, 'Please check your connection and try again.'),
      };
  }
}
