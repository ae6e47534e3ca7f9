import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

export const LEFT: ToastMessage = {
  title: 'You Have Left',
  description: 'Your entry is erased. Your learning and your badges stay yours.',
};

export function joiningProblem(failure: Failure<'PUT /api/leaderboard/entry'>): string {
  switch (failure.code) {
    case 'name-length':
    case 'name-letters':
    case 'name-alphabets':
    case 'name-reserved':
    case 'name-abusive':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Nothing has changed. Please try again.');
  }
}

export function leavingFailed(failure: Failure<'DELETE /api/leaderboard/entry'>): ToastMessage {
  return {
    title: 'Error',
    description: commonSentence(failure, 'No connection. You are still on the board. Please try again.'),
    variant: 'destructive',
  };
}
