import type { Failure } from '../../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../../lib/answers/failure-words.ts';
import type { PageProblem } from '../../../../ui/feedback/problem-card.tsx';
import type { ToastMessage } from '../../../../ui/feedback/toast-store.ts';

export const SHARING_ENDED: ToastMessage = {
  title: 'Page Removed',
  description: 'Your badge is private again.',
};

export function sharingProblem(failure: Failure<'PUT /api/achievements/:achievementId/share'>): string {
  switch (failure.code) {
    case 'not-earned':
    case 'name-length':
    case 'name-letters':
    case 'name-alphabets':
    case 'name-reserved':
    case 'name-abusive':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Nothing was shared. Please try again.');
  }
}

/** The shared badge does not exist, or only could not be loaded. */
export function sharedBadgeProblem(failure: Failure<'GET /api/shared-badges/:shareId'>): PageProblem {
  switch (failure.code) {
    case 'unknown-badge':
    // A malformed address.
    case 'invalid-request':
    case 'not-found':
      return { mark: 'lost', title: 'No badge here', text: 'This badge is not shared, or no longer shared.' };
    default:
      return {
        mark: 'away',
        title: 'We could not load this badge',
        text: commonSentence(failure, 'Please check your connection and try again.'),
      };
  }
}

export function sharingEndFailed(
  failure: Failure<'DELETE /api/achievements/:achievementId/share'>,
): ToastMessage {
  return {
    title: 'Error',
    description: commonSentence(failure, 'No connection. The page is still there. Please try again.'),
    variant: 'destructive',
  };
}
