import type { CommonFailure, Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { PageProblem } from '../../../ui/feedback/problem-card.tsx';

type PageFailure = Failure<'GET /api/courses/:courseId'> | Failure<'GET /api/courses/:courseId/project'>;

const COURSE_SHOWS = 'The course page shows what you can open.';

export const NO_ASSESSMENT: PageProblem = {
  mark: 'lost',
  title: 'We can’t find this assessment.',
  text: COURSE_SHOWS,
};

export function pageProblem(failure: PageFailure): PageProblem {
  switch (failure.code) {
    case 'not-enrolled':
      return { mark: 'denied', title: failure.sentence, text: COURSE_SHOWS };
    case 'unknown-course':
    case 'unknown-project':
      return { mark: 'lost', title: failure.sentence, text: COURSE_SHOWS };
    // A malformed course address.
    case 'invalid-request':
    case 'not-found':
      return { mark: 'lost', title: 'We can’t find this course.', text: COURSE_SHOWS };
    case 'unreachable':
      return {
        mark: 'away',
        title: 'No connection',
        text: 'What you have written is saved on this device.',
      };
    default:
      failure satisfies CommonFailure;
      return { mark: 'away', title: 'We could not load this page', text: failure.sentence };
  }
}

function generalProblem(failure: CommonFailure): string {
  return commonSentence(failure, 'No connection. Your answers are saved on this device. Please try again.');
}

export function startProblem(failure: Failure<'POST /api/assessments/:assessmentId/attempts'>): string {
  switch (failure.code) {
    case 'too-soon':
    case 'not-enrolled':
    case 'unknown-assessment':
    case 'being-marked':
      return failure.sentence;
    default:
      return generalProblem(failure);
  }
}

export function handInProblem(failure: Failure<'POST /api/assessment-attempts/:attemptId/answers'>): string {
  switch (failure.code) {
    case 'unknown-attempt':
    case 'being-marked':
      return failure.sentence;
    default:
      return generalProblem(failure);
  }
}

export function projectProblem(failure: Failure<'POST /api/courses/:courseId/project/submissions'>): string {
  switch (failure.code) {
    case 'in-review':
    case 'unknown-project':
    case 'not-enrolled':
      return failure.sentence;
    default:
      return generalProblem(failure);
  }
}
