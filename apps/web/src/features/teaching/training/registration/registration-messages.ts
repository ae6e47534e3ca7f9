import type { Failure } from '../../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../../ui/feedback/toast-store.ts';
import { priceChanged } from '../../../catalogue/courses/index.ts';

// 2§5, 2§8: titles and sentences of the specification.
export const ALREADY_REGISTERED: ToastMessage = {
  title: 'Already Registered',
  description: "You're already registered for this course.",
  variant: 'destructive',
};

const NO_CONNECTION = 'No connection. You are not registered yet. Please try again.';

type RegistrationFailure = Failure<'POST /api/courses/:courseId/enrolments'>;

export function registrationFailed(failure: RegistrationFailure, place: string): ToastMessage {
  switch (failure.code) {
    case 'quote-outdated':
      return priceChanged(place);
    case 'already-enrolled':
      return ALREADY_REGISTERED;
    case 'course-archived':
    case 'no-lessons-yet':
    case 'payment-required':
    case 'unknown-course':
      return { title: 'Error', description: failure.sentence, variant: 'destructive' };
    default:
      return { title: 'Error', description: commonSentence(failure, NO_CONNECTION), variant: 'destructive' };
  }
}
