import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

const NO_CONNECTION = 'No connection. What you typed is still here. Please try again.';

export const WISH_TAKEN_BACK: ToastMessage = {
  title: 'Your address stays as it is',
  description: 'The link in the email to the new address no longer works.',
  variant: 'success',
};

interface PlacedProblem {
  readonly place: 'email' | 'password';
  readonly sentence: string;
}

export function emailChangeProblem(failure: Failure<'POST /api/auth/email-change'>): PlacedProblem {
  switch (failure.code) {
    case 'invalid-email':
    case 'email-unchanged':
      return { place: 'email', sentence: failure.sentence };
    case 'wrong-password':
    case 'too-many-tries':
    case 'second-factor-not-shown':
    case 'second-factor-lost':
    case 'sign-in-ended':
      return { place: 'password', sentence: failure.sentence };
    default:
      return { place: 'password', sentence: commonSentence(failure, NO_CONNECTION) };
  }
}

export function linkProblem(
  failure: Failure<'POST /api/auth/email-change/confirmation' | 'POST /api/auth/email-change/undoing'>,
): string {
  switch (failure.code) {
    case 'link-not-valid':
    case 'email-taken':
    case 'too-many-tries':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Please try again.');
  }
}

export const takeBackProblem = (failure: Failure<'DELETE /api/auth/email-change'>): string =>
  commonSentence(failure, 'No connection. The link still works. Please try again.');
