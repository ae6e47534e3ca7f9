import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

const NOT_SENT = 'No connection. Nothing was sent. Please try again.';

export const ASKED: ToastMessage = {
  title: 'Question Sent',
  description: 'A person will read it. We will email you when there is an answer.',
  variant: 'success',
};

export function askingProblem(failure: Failure<'POST /api/tickets'>): string {
  switch (failure.code) {
    case 'unknown-course':
    case 'too-many-open':
    case 'too-many-messages':
      return failure.sentence;
    default:
      return commonSentence(failure, NOT_SENT);
  }
}

export function writingProblem(failure: Failure<'POST /api/tickets/:ticketId/messages'>): string {
  switch (failure.code) {
    case 'unknown-ticket':
    case 'thread-full':
    case 'too-many-messages':
      return failure.sentence;
    default:
      return commonSentence(failure, NOT_SENT);
  }
}

export function closingFailed(failure: Failure<'POST /api/tickets/:ticketId/closing'>): ToastMessage {
  const description =
    failure.code === 'unknown-ticket'
      ? failure.sentence
      : commonSentence(failure, 'No connection. The question is still open. Please try again.');
  return { title: 'Error', description, variant: 'destructive' };
}
