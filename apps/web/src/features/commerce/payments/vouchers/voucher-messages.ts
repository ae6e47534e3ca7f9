import type { Answer } from '@academy/contract';
import type { Failure } from '../../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../../ui/feedback/toast-store.ts';

export function placeSponsored({
  courseTitle,
  sponsor,
}: Answer<'POST /api/vouchers/redemptions'>): ToastMessage {
  return {
    title: 'Your place is paid for',
    description: `${sponsor} has paid for “${courseTitle}”. All its lessons are open to you now.`,
    variant: 'success',
  };
}

const NO_CONNECTION = 'No connection. Your code has not been used. Please try again.';

export function voucherSentence(failure: Failure<'POST /api/vouchers/redemptions'>): string {
  switch (failure.code) {
    case 'unknown-course':
    case 'unknown-voucher':
    case 'already-enrolled':
    case 'course-archived':
    case 'no-lessons-yet':
    case 'voucher-not-needed':
    case 'voucher-used':
    case 'voucher-expired':
    case 'voucher-of-another-course':
    case 'voucher-withdrawn':
    case 'voucher-held':
    case 'voucher-of-another-province':
    case 'too-many-tries':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}
