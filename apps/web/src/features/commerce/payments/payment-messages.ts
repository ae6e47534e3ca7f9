import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

// 2§8: titles and sentences of the specification.
export const SCRIPT_NOT_LOADED = 'Paystack script not loaded. Please refresh the page.';
export const NOT_INITIALISED = 'Failed to initialize payment';
const NOT_PROCESSED = 'Failed to process payment';

/** PAY-13 to PAY-15 */
export function paymentError(sentence: string | undefined): ToastMessage {
  return { title: 'Payment Error', description: sentence || NOT_PROCESSED, variant: 'destructive' };
}

type StartFailure = Failure<'POST /api/paystack/initialize'> | Failure<'POST /api/orders/:reference/retry'>;

/** PAY-13: the server's sentence, or the specification's where no server has responded. */
export function paymentNotStarted(failure: StartFailure): ToastMessage {
  switch (failure.code) {
    case 'payments-not-configured':
    case 'too-many-tries':
    case 'unknown-course':
    case 'unknown-order':
    case 'already-enrolled':
    case 'course-archived':
    case 'course-is-free':
    case 'not-for-sale-yet':
    case 'quote-outdated':
    case 'amount-differs':
    case 'unknown-voucher':
    case 'voucher-used':
    case 'voucher-held':
    case 'voucher-withdrawn':
    case 'voucher-expired':
    case 'voucher-of-another-course':
    case 'voucher-of-another-province':
    case 'voucher-pays-all':
    case 'payment-starting':
    case 'provider-away':
    case 'provider-refused':
      return paymentError(failure.sentence);
    case 'unreadable':
      return paymentError(undefined);
    default:
      return paymentError(commonSentence(failure, NOT_PROCESSED));
  }
}

/** PAY-16 */
export const VERIFICATION_FAILED: ToastMessage = {
  title: 'Payment Verification Failed',
  description: 'Please contact support if you were charged.',
  variant: 'destructive',
};

/** PAY-17 */
export const VERIFICATION_ERROR: ToastMessage = {
  title: 'Verification Error',
  description: 'Payment made but verification failed. Please contact support.',
  variant: 'destructive',
};

/** PAY-18 */
export function paymentSuccessful(course: string): ToastMessage {
  return {
    title: 'Payment Successful!',
    description: `You have successfully purchased ${course}.`,
    variant: 'success',
  };
}

/** `place` says where: `"Deep Learning"`, or the course of a module. */
export function registrationSuccessful(place: string): ToastMessage {
  return {
    title: 'Registration Successful',
    description: `You have a place in ${place}.`,
    variant: 'success',
  };
}
