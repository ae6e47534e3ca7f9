import type { CourseAnswer } from '@academy/contract/catalogue';
import { formatRand } from '@academy/domain/kernel';
import { LIST_PRICE_IN_RAND } from '@academy/domain/pricing';
import { ApiError } from '../../../lib/api-client.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';
import { isInWriting } from '../course-words.ts';

/** What enrolling needs to know of a course, wherever it is shown. */
export type EnrollableCourse = Pick<CourseAnswer, 'id' | 'title' | 'price' | 'lessons' | 'writtenLessons'>;

// 2§8: titles and sentences of the specification.
export function enrolmentInitiated(course: EnrollableCourse): ToastMessage {
  const { title, price } = course;
  return {
    title: 'Enrollment Initiated',
    // Nothing is charged for a course in writing, so nobody is told of a payment.
    description: isInWriting(course)
      ? `Keeping a place for you in "${title}". Nothing is charged until the course is complete.`
      : `Starting enrollment for "${title}" at ${formatRand(price ?? LIST_PRICE_IN_RAND)}. You'll be redirected to the payment portal.`,
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
