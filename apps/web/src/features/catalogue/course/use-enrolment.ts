import { useWrite } from '../../../lib/use-write.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import {
  type EnrollableCourse,
  enrolmentFailed,
  enrolmentInitiated,
  enrolmentSuccessful,
} from './enrolment-messages.ts';

const SUCCESS_DELAY_MS = 2000; // 2§4

export function useEnrolment(course: EnrollableCourse) {
  const { write, isPending } = useWrite('POST /api/courses/:courseId/enrolments');

  async function enrol() {
    const startedAt = performance.now();
    toast(enrolmentInitiated(course));
    const result = await write({ courseId: course.id });
    if (!result) return;
    if (result.ok) {
      const waitMs = SUCCESS_DELAY_MS - (performance.now() - startedAt);
      setTimeout(() => toast(enrolmentSuccessful(course)), Math.max(0, waitMs));
    } else toast(enrolmentFailed(result.failure));
  }
  return { enrol, isPending };
}
