import { useState } from 'react';
import { useLocation } from 'wouter';
import { call, type Failure } from '../../../../lib/answers/api-client.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { nextStep } from '../course/course-steps.ts';
import { isCharged } from '../prices/purchase.ts';
import { courseNotOpened, enrolmentFailed, enrolmentSuccessful } from './enrolment-messages.ts';
import { usePlace } from './use-place.ts';

/** One press from anywhere to the lesson: learners without a place in the course are enrolled on the way. */
export function useStart(courseId: string) {
  const { takePlace } = usePlace();
  const [, navigate] = useLocation();
  const [isPending, setIsPending] = useState(false);

  async function open() {
    const [course, state] = await Promise.all([
      call('GET /api/courses/:courseId', { courseId }),
      call('GET /api/courses/:courseId/progress', { courseId }),
    ]);
    const courseHref = `/course/${encodeURIComponent(courseId)}`;
    // A price that has to be paid is shown first.
    if (!state.isEnrolled && isCharged(course.quote)) return navigate(courseHref);
    if (!state.isEnrolled) {
      const result = await takePlace(course);
      if (!result) return;
      if (result.ok) toast(enrolmentSuccessful(course));
      else if (result.failure.code !== 'already-enrolled') {
        toast(enrolmentFailed(result.failure, course.title));
        return;
      }
    }
    navigate(nextStep(course, state)?.href ?? courseHref);
  }

  async function start() {
    setIsPending(true);
    try {
      await open();
    } catch (error) {
      toast(courseNotOpened(error as Failure<'GET /api/courses/:courseId'>));
    } finally {
      setIsPending(false);
    }
  }
  return { start, isPending };
}
