import type { PasswordChangeRefusal } from '@academy/domain/accounts/identity';
import type { Failure } from '../../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../../ui/feedback/toast-store.ts';

// 2§8: all of these verbatim.
export const PASSWORD_CHANGED: ToastMessage = {
  title: 'Success!',
  description: 'Your password has been changed successfully.',
  variant: 'success',
};

export function refusedChange(code: Exclude<PasswordChangeRefusal['code'], 'field-empty'>): ToastMessage {
  switch (code) {
    case 'passwords-differ':
      return {
        title: "Passwords don't match",
        description: 'Please make sure your new passwords match.',
        variant: 'destructive',
      };
    case 'password-too-short':
      return {
        title: 'Password too short',
        description: 'Your password must be at least 8 characters long.',
        variant: 'destructive',
      };
  }
}

const FAILED = 'Failed to change password';

function sentenceOf(failure: Failure<'POST /api/auth/change-password'>): string {
  switch (failure.code) {
    case 'password-too-short':
    case 'password-too-simple':
    case 'password-too-common':
    case 'password-names-you':
    case 'password-unchanged':
    case 'wrong-current-password':
    case 'too-many-tries':
      return failure.sentence;
    default:
      return commonSentence(failure, FAILED);
  }
}

export function changeFailed(failure: Failure<'POST /api/auth/change-password'>): ToastMessage {
  return { title: 'Error', description: sentenceOf(failure) || FAILED, variant: 'destructive' };
}
