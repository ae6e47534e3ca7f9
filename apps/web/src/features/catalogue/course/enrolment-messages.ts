import type { CourseAnswer } from '@academy/contract/catalogue';
import { isComingSoon } from '@academy/domain/catalogue';
import { formatRand } from '@academy/domain/kernel';
import { ApiError } from '../../../lib/api-client.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

/** What enrolling needs to know of a course, wherever it is shown. */
export type EnrollableCourse = Pick<CourseAnswer, 'id' | 'title' | 'quote' | 'lessons' | 'writtenLessons'>;

// 2§8: titles and sentences of the specification.
export function enrolmentInitiated(course: EnrollableCourse): ToastMessage {
  const { title, quote } = course;
  return {
    title: 'Enrollment Initiated',
    // A course with lessons still to come is not for sale, so nobody is told of a payment.
    description: isComingSoon(course)
      ? `Keeping a place for you in "${title}". It is free: nothing is charged while lessons are still coming.`
      : `Starting enrollment for "${title}" at ${formatRand(quote.price)}. You'll be redirected to the payment portal.`,
  };
}

export function enrolmentSuccessful({ title }: EnrollableCourse): ToastMessage {
  return {
    title: 'Enrollment Successful!',
    description: `Welcome to "${title}"! Check your email for course details and access instructions.`,
    variant: 'success',
  };
}

export function enrolmentFailed(error: unknown): ToastMessage {
  return {
    title: 'Error',
    description:
      error instanceof ApiError
        ? error.sentence
        : 'There is no connection. You are not enrolled yet: please try again.',
    variant: 'destructive',
  };
}
