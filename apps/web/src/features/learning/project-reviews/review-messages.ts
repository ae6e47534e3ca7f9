import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

export function holdProblem(failure: Failure<'POST /api/project-reviews/:submissionId/hold'>): string {
  switch (failure.code) {
    case 'unknown-submission':
    case 'own-project':
    case 'already-reviewed':
    case 'no-place':
    case 'in-review':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Please try again.');
  }
}

export function decisionProblem(
  failure: Failure<'POST /api/project-reviews/:submissionId/decision'>,
): string {
  switch (failure.code) {
    case 'unknown-submission':
    case 'own-project':
    case 'already-reviewed':
    case 'no-place':
    case 'in-review':
    case 'handed-in-again':
    case 'not-all-judged':
    case 'not-all-met':
    case 'nothing-said':
      return failure.sentence;
    default:
      return commonSentence(
        failure,
        'No connection. Nothing was sent; what you wrote is saved on this device. Please try again.',
      );
  }
}

export function decided(learner: string, isPassed: boolean): ToastMessage {
  return {
    title: isPassed ? 'Project Passed' : 'Review sent',
    description: `${learner} has a notice, and a mail unless they have switched those off.`,
    variant: 'success',
  };
}

const AWAY = 'No connection. Please try again.';

/** Null where it is not open to this person, or does not exist: a retry would not help. */
export function loadProblem(
  failure: Failure<'GET /api/courses/:courseId/peer-reviews' | 'GET /api/project-reviews/:submissionId'>,
): string | null {
  switch (failure.code) {
    case 'unknown-project':
    case 'not-enrolled':
    case 'unknown-submission':
      return null;
    default:
      return commonSentence(failure, 'Please check your connection.');
  }
}

export function peerReviewRequestProblem(
  failure: Failure<'POST /api/courses/:courseId/peer-reviews/ask'>,
): string {
  switch (failure.code) {
    case 'unknown-project':
    case 'not-enrolled':
    case 'nothing-handed-in':
      return failure.sentence;
    default:
      return commonSentence(failure, AWAY);
  }
}

export function offerProblem(failure: Failure<'POST /api/courses/:courseId/peer-reviews/offers'>): string {
  switch (failure.code) {
    case 'unknown-project':
    case 'not-enrolled':
    case 'nothing-handed-in':
    case 'given-enough':
    case 'nobody-waits':
      return failure.sentence;
    default:
      return commonSentence(failure, AWAY);
  }
}

export function peerProblem(failure: Failure<'POST /api/peer-reviews/:reviewId/decision'>): string {
  switch (failure.code) {
    case 'unknown-review':
    case 'already-sent':
    case 'already-reviewed':
    case 'no-place':
    case 'handed-in-again':
    case 'not-all-judged':
    case 'nothing-said':
    case 'not-language':
      return failure.sentence;
    default:
      return commonSentence(
        failure,
        'No connection. Nothing was sent; what you wrote is saved on this device. Please try again.',
      );
  }
}

export function reportProblem(failure: Failure<'POST /api/peer-reviews/:reviewId/report'>): string {
  switch (failure.code) {
    case 'unknown-review':
      return failure.sentence;
    default:
      return commonSentence(failure, AWAY);
  }
}

export function settleProblem(failure: Failure<'PUT /api/project-reviews/peer-reviews/:reviewId'>): string {
  switch (failure.code) {
    case 'unknown-review':
    case 'own-review':
    case 'not-reported':
      return failure.sentence;
    default:
      return commonSentence(failure, AWAY);
  }
}

export function peerReviewSent(learner: string): ToastMessage {
  return {
    title: 'Review sent',
    description: `${learner} has a notice about it. Thank you.`,
    variant: 'success',
  };
}
