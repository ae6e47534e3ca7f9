import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { usePlace } from '../../../catalogue/courses/index.ts';
import { registrationSuccessful } from '../../../commerce/payments/index.ts';
import { registrationFailed } from './registration-messages.ts';

// The payment's toast comes first, and only one fits (1§9).
const AFTER_PAYMENT_MS = 2000;

/** TRAIN-25 */
export function announceRegistrationAfterPayment(place: string): void {
  setTimeout(() => toast(registrationSuccessful(place)), AFTER_PAYMENT_MS);
}

/** TRAIN-25: enrols in a course, with the hub's messages. */
export function useRegistration() {
  const { takePlace, isPending } = usePlace();

  /** Resolves to whether the learner has a place, once everything shown agrees with it. */
  async function register(course: Pick<CourseAnswer, 'id' | 'quote'>, place: string): Promise<boolean> {
    const result = await takePlace(course);
    if (!result) return false;
    toast(result.ok ? registrationSuccessful(place) : registrationFailed(result.failure, place));
    await result.refreshed;
    return result.ok;
  }
  return { register, isPending };
}
