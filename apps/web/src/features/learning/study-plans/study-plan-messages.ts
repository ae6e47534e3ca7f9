import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

export function planningProblem(failure: Failure<'PUT /api/study-plan'>): string {
  switch (failure.code) {
    case 'no-place':
    case 'nothing-open':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. The plan was not saved. Please try again.');
  }
}

export function droppingFailed(failure: Failure<'DELETE /api/study-plan'>): ToastMessage {
  return {
    title: 'Error',
    description: commonSentence(failure, 'No connection. The plan is still there. Please try again.'),
    variant: 'destructive',
  };
}
