import type { CommonFailure, Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { PageProblem } from '../../../ui/feedback/problem-card.tsx';

/** An unknown lesson, one that is not written yet, one of a course without a place, or no network. */
export function lessonProblem(failure: Failure<'GET /api/lessons/:lessonId'>): PageProblem {
  switch (failure.code) {
    case 'not-enrolled':
      return { mark: 'denied', title: 'You can’t open this lesson yet', text: failure.sentence };
    case 'unknown-lesson':
    case 'lesson-in-writing':
      return lost(failure.sentence);
    // A malformed lesson address.
    case 'invalid-request':
    case 'not-found':
      return lost('We can’t find this lesson.');
    case 'unreachable':
      return {
        mark: 'away',
        title: 'No connection',
        text: 'Your progress so far is saved on this device.',
      };
    default:
      failure satisfies CommonFailure;
      return { mark: 'away', title: 'We could not load this lesson', text: failure.sentence };
  }
}

function lost(title: string): PageProblem {
  return { mark: 'lost', title, text: 'The course page lists every lesson you can read now.' };
}

export function solutionProblem(failure: Failure<'GET /api/lessons/:lessonId/solution'>): string {
  switch (failure.code) {
    case 'not-tried-enough':
    case 'not-enrolled':
    case 'unknown-lesson':
      return failure.sentence;
    default:
      return commonSentence(
        failure,
        'You need a connection to fetch the solution. Please try again when you are online.',
      );
  }
}
