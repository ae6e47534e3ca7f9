import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

export const ASK_A_PERSON = '/tickets';

export function consentFailed(failure: Failure<'PUT /api/agents/consent'>): ToastMessage {
  return {
    title: 'Not saved',
    description: commonSentence(failure, 'No connection. Nothing has changed. Please try again.'),
    variant: 'destructive',
  };
}

export function verdictFailed(failure: Failure<'PUT /api/agents/verdict'>): ToastMessage {
  return {
    title: 'Not noted',
    description:
      failure.code === 'unknown-reply'
        ? failure.sentence
        : commonSentence(failure, 'No connection. Please press it again later.'),
    variant: 'destructive',
  };
}
