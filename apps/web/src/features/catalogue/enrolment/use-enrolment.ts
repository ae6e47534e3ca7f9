import { toast } from '../../../ui/feedback/toast-store.ts';
import {
  type EnrollableCourse,
  enrolmentFailed,
  enrolmentInitiated,
  enrolmentSuccessful,
} from './enrolment-messages.ts';
import { usePlace } from './use-place.ts';

const SUCCESS_DELAY_MS = 2000; // 2§4

/** Enrolling on a card or a course's page, told in two steps (PAY-21, PAY-22). */
export function useEnrolment(course: EnrollableCourse) {
  const { takePlace, isPending } = usePlace();

  async function enrol() {
    const startedAt = performance.now();
    toast(enrolmentInitiated(course));
    const result = await takePlace(course);
    if (!result) return;
    if (result.ok) {
      const waitMs = SUCCESS_DELAY_MS - (performance.now() - startedAt);
      setTimeout(() => toast(enrolmentSuccessful(course)), Math.max(0, waitMs));
    } else toast(enrolmentFailed(result.failure, course.title));
  }
  return { enrol, isPending };
}
