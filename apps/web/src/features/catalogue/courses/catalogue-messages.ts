import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { PageProblem } from '../../../ui/feedback/problem-card.tsx';

/** The course does not exist, or the page made from it could not be loaded. */
export function courseProblem(
  failure: Failure<'GET /api/courses/:courseId'>,
  page: 'course' | 'glossary' = 'course',
): PageProblem {
  switch (failure.code) {
    case 'unknown-course':
    // A malformed id.
    case 'invalid-request':
    case 'not-found':
      return { mark: 'lost', title: 'Course not found', text: 'We can’t find this course.' };
    default:
      return {
        mark: 'away',
        title: `We could not load ${page === 'course' ? 'this course' : 'the glossary'}`,
        text: commonSentence(failure, 'Please check your connection and try again.'),
      };
  }
}
