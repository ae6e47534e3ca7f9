import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

const NO_CONNECTION = 'No connection. Nothing was changed. Please try again.';

export const FACTOR_OFF: ToastMessage = {
  title: 'The second factor is off',
  description: 'Your password alone opens your account again.',
  variant: 'success',
};

export const LOST_FACTOR = {
  title: 'Please speak to an administrator',
  description:
    'Your second factor was removed when your account was recovered by email. Once an administrator has made sure that it is you, you can set up another. Until then you can do what learners do.',
} as const;

export function beginSentence(failure: Failure<'POST /api/auth/second-factor'>): string {
  switch (failure.code) {
    case 'wrong-password':
    case 'too-many-tries':
    case 'already-on':
    case 'second-factor-not-shown':
    case 'second-factor-lost':
    case 'secret-key-foreign':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function confirmSentence(failure: Failure<'POST /api/auth/second-factor/confirmation'>): string {
  switch (failure.code) {
    case 'second-factor-not-shown':
    case 'second-factor-lost':
    case 'wrong-code':
    case 'not-begun':
    case 'already-on':
    case 'too-many-tries':
    case 'sign-in-ended':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function renewSentence(failure: Failure<'POST /api/auth/second-factor/recovery-codes'>): string {
  switch (failure.code) {
    case 'wrong-password':
    case 'too-many-tries':
    case 'not-begun':
    case 'second-factor-not-shown':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function removeSentence(failure: Failure<'POST /api/auth/second-factor/removal'>): string {
  switch (failure.code) {
    case 'wrong-password':
    case 'too-many-tries':
    case 'second-factor-not-shown':
    case 'second-factor-required':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}
