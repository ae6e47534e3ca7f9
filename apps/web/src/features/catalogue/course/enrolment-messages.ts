import type { CourseAnswer } from '@academy/contract/catalogue';
import { isComingSoon } from '@academy/domain/catalogue';
import { formatRand } from '@academy/domain/kernel';
import type { Failure } from '../../../lib/api-client.ts';
import { commonSentence } from '../../../lib/failure-words.ts';
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
      ? `Saving you a place in “${title}”. It is free: you pay nothing while lessons are still on their way.`
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

const NO_CONNECTION = 'No connection. You are not enrolled yet. Please try again.';

export function enrolmentFailed(failure: Failure<'POST /api/courses/:courseId/enrolments'>): ToastMessage {
  switch (failure.code) {
    case 'already-enrolled':
    case 'unknown-course':
      return { title: 'Error', description: failure.sentence, variant: 'destructive' };
    default:
      return { title: 'Error', description: commonSentence(failure, NO_CONNECTION), variant: 'destructive' };
  }
}
