import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

export function batchMade(sponsor: string, size: number): ToastMessage {
  return {
    title: 'Codes created',
    description: `${size} ${size === 1 ? 'code' : 'codes'} for ${sponsor} can be downloaded now.`,
    variant: 'success',
  };
}

const NO_CONNECTION = 'No connection. No codes were created. Please try again.';

export function batchSentence(failure: Failure<'POST /api/admin/vouchers'>): string {
  switch (failure.code) {
    case 'unknown-course':
    case 'course-archived':
    case 'course-or-amount':
    case 'day-is-over':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function batchWithdrawn(sponsor: string): ToastMessage {
  return {
    title: 'Codes withdrawn',
    description: `Unused codes from ${sponsor} no longer work.`,
    variant: 'success',
  };
}

export function batchNotWithdrawn(
  failure: Failure<'POST /api/admin/vouchers/:batchId/withdrawal'>,
): ToastMessage {
  const description =
    failure.code === 'unknown-batch'
      ? failure.sentence
      : commonSentence(failure, 'No connection. Please try again.');
  return { title: 'The codes were not withdrawn', description, variant: 'destructive' };
}

export function codesNotLoaded(failure: Failure<'POST /api/admin/vouchers/:batchId/codes'>): ToastMessage {
  const description =
    failure.code === 'unknown-batch'
      ? failure.sentence
      : commonSentence(failure, 'No connection. Please try again.');
  return { title: 'The codes did not load', description, variant: 'destructive' };
}
