import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

export function preferenceFailed(failure: Failure<'PUT /api/mail-preferences/:kind'>): ToastMessage {
  return {
    title: 'Not saved',
    description: commonSentence(failure, 'No connection. Your emails stay as they were. Please try again.'),
    variant: 'destructive',
  };
}

export function unsubscribeProblem(failure: Failure<'POST /api/unsubscriptions'>): string {
  switch (failure.code) {
    case 'link-not-valid':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Nothing has changed yet. Please try again.');
  }
}

export const QUIET_HOURS_SAVED: ToastMessage = {
  title: 'Saved',
  description: 'Emails that can wait will wait for you.',
  variant: 'success',
};
export const QUIET_HOURS_OFF: ToastMessage = {
  title: 'Quiet hours are off',
  description: 'Emails come at any hour again.',
  variant: 'success',
};

export function quietHoursProblem(failure: Failure<'PUT /api/quiet-hours'>): string {
  switch (failure.code) {
    case 'no-hours':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Your choice is still here. Please try again.');
  }
}
