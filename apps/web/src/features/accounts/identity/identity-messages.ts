import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

const NO_CONNECTION = 'No connection. What you typed is still here. Please try again.';

// 2§5, 2§8: the contract's sentences are shown unchanged.
export function signInProblem(failure: Failure<'POST /api/auth/login'>): string {
  switch (failure.code) {
    case 'wrong-credentials':
    case 'second-factor-needed':
    case 'wrong-code':
    case 'account-suspended':
    case 'too-many-tries':
    case 'sign-ins-busy':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function resetLinkProblem(failure: Failure<'POST /api/auth/password-reset'>): string {
  switch (failure.code) {
    case 'too-many-tries':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

interface PlacedProblem {
  /** Where it is shown: under the password, for the link as a whole, or above the button. */
  readonly place: 'password' | 'link' | 'form';
  readonly sentence: string;
}

export function newPasswordProblem(failure: Failure<'POST /api/auth/password-reset/confirm'>): PlacedProblem {
  switch (failure.code) {
    case 'password-too-short':
    case 'password-too-simple':
    case 'password-too-common':
    case 'password-names-you':
    case 'password-unchanged':
      return { place: 'password', sentence: failure.sentence };
    case 'link-not-valid':
      return { place: 'link', sentence: failure.sentence };
    case 'too-many-tries':
      return { place: 'form', sentence: failure.sentence };
    default:
      return { place: 'form', sentence: commonSentence(failure, NO_CONNECTION) };
  }
}

export const SIGNED_OUT: ToastMessage = {
  title: 'Signed out',
  description: 'That device will have to sign in again.',
  variant: 'success',
};

export function endingFailed(failure: Failure<'DELETE /api/auth/sessions/:signInId'>): ToastMessage {
  const failed = (description: string): ToastMessage => ({
    title: 'Error',
    description,
    variant: 'destructive',
  });
  switch (failure.code) {
    case 'sign-in-not-found':
      return failed(failure.sentence);
    default:
      return failed(commonSentence(failure, 'No connection. Please try again.'));
  }
}

export function disowningProblem(failure: Failure<'POST /api/auth/sessions/:signInId/disowning'>): string {
  switch (failure.code) {
    case 'sign-in-not-found':
    case 'sign-in-is-this':
    case 'second-factor-not-shown':
    case 'second-factor-lost':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Please try again.');
  }
}

// 1§8
export const LOG_OUT_FAILED = {
  title: 'Error',
  description: 'Failed to logout',
  variant: 'destructive',
} as const;
