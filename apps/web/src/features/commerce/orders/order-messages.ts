import type { Answer } from '@academy/contract';
import type { CommonFailure, Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';
import { paymentError } from '../payments/index.ts';
import type { OutcomeFailure } from './use-order-outcome.ts';

type CancelledOrder = Pick<Answer<'POST /api/orders/:reference/cancellation'>, 'courseTitle' | 'refund'>;

export function purchaseCancelled({ courseTitle, refund }: CancelledOrder): ToastMessage {
  const isWaiting = refund?.state === 'waiting';
  return {
    title: 'Purchase cancelled',
    description: isWaiting
      ? `Your bank has asked us for the money for “${courseTitle}” as well. It goes back to you once the bank has decided.`
      : `Your money for “${courseTitle}” is on its way back. Banks take up to 10 working days to show it.`,
    variant: 'success',
  };
}

/** An order that could not be loaded: it does not exist, or only could not be reached. */
export function isUnknownOrder(failure: OutcomeFailure): boolean {
  switch (failure.code) {
    case 'unknown-order':
    // A malformed order number.
    case 'invalid-request':
    case 'not-found':
      return true;
    case 'payments-not-configured':
    case 'too-many-tries':
    case 'provider-away':
    case 'already-paid':
      return false;
    default:
      failure satisfies CommonFailure;
      return false;
  }
}

export const UNKNOWN_ORDER =
  'We can’t find an order with this number among yours. Please check that you are signed in with the account that ordered.';

/** The course of an order could not be reloaded, so the payment does not open. */
export function retryFailed(failure: Failure<'GET /api/courses/:courseId'>): ToastMessage {
  switch (failure.code) {
    case 'unknown-course':
      return paymentError('This course is no longer offered.');
    default:
      return paymentError(commonSentence(failure, 'No connection. Nothing was charged. Please try again.'));
  }
}

const NO_CONNECTION = 'No connection. Nothing has been cancelled yet. Please try again.';

export function cancellationFailed(
  failure: Failure<'POST /api/orders/:reference/cancellation'>,
): ToastMessage {
  switch (failure.code) {
    case 'payments-not-configured':
    case 'unknown-order':
    case 'not-paid':
    case 'too-late':
    case 'already-started':
      return { title: 'Not cancelled', description: failure.sentence, variant: 'destructive' };
    default:
      return {
        title: 'Not cancelled',
        description: commonSentence(failure, NO_CONNECTION),
        variant: 'destructive',
      };
  }
}
