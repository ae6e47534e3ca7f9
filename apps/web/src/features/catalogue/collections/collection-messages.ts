import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { PageProblem } from '../../../ui/feedback/problem-card.tsx';

/** The collection does not exist, or only could not be loaded. */
export function collectionProblem(failure: Failure<'GET /api/collections/:collectionId'>): PageProblem {
  switch (failure.code) {
    case 'unknown-collection':
    // A malformed id.
    case 'invalid-request':
    case 'not-found':
      return { mark: 'lost', title: 'Collection not found', text: 'We can’t find this collection.' };
    default:
      return {
        mark: 'away',
        title: 'We could not load this collection',
        text: commonSentence(failure, 'Please check your connection and try again.'),
      };
  }
}
