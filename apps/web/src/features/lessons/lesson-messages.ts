import type { Failure } from '../../lib/api-client.ts';
import { commonSentence } from '../../lib/failure-words.ts';

interface LessonProblemWords {
  readonly mark: 'denied' | 'lost' | 'away';
  readonly title: string;
  readonly text: string;
}

/** An unknown lesson, one in writing, one of a course that was not joined, or no network. */
export function lessonProblem(failure: Failure<'GET /api/lessons/:lessonId'>): LessonProblemWords {
  switch (failure.code) {
    case 'not-enrolled':
      return { mark: 'denied', title: 'This lesson is not open to you yet', text: failure.sentence };
    case 'unknown-lesson':
    case 'lesson-in-writing':
      return lost(failure.sentence);
    // An address that cannot be one of a lesson.
    case 'invalid-request':
    case 'not-found':
      return lost('There is no lesson at this address.');
    case 'unreachable':
      return {
        mark: 'away',
        title: 'There is no connection',
        text: 'What you have learned so far is safe on this device.',
      };
    default:
      return { mark: 'away', title: 'The lesson could not be loaded', text: failure.sentence };
  }
}

function lost(title: string): LessonProblemWords {
  return { mark: 'lost', title, text: 'The page of the course lists every lesson that is ready.' };
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
        'The solution is on the server, and there is no connection. Try again when you are online.',
      );
  }
}
