import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { isComingSoon } from '@academy/domain/catalogue/courses';
import { formatRand } from '@academy/domain/kernel';
import type { Failure } from '../../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../../ui/feedback/toast-store.ts';

/** What enrolling needs to know of a course, on any page. */
export type EnrollableCourse = Pick<
  CourseAnswer,
  'id' | 'title' | 'description' | 'quote' | 'lessons' | 'writtenLessons'
>;

// 2§8: titles and sentences of the specification.
export function enrolmentInitiated(course: EnrollableCourse): ToastMessage {
  const { title, quote } = course;
  // A course with unwritten lessons is not for sale, so no payment is mentioned.
  if (isComingSoon(course))
    return {
      title: 'Enrollment Initiated',
      description: `Saving you a place in “${title}”. It is free: you pay nothing while lessons are still on their way.`,
    };
  return {
    title: 'Enrollment Initiated',
    description: `Starting enrollment for "${title}" at ${formatRand(quote.price)}. You'll be redirected to the payment portal.`,
    ...(quote.freeBecause === 'early-access' && {
      note: 'In early access we skip that step: your place is free.',
    }),
  };
}

export function enrolmentSuccessful({ title }: Pick<EnrollableCourse, 'title'>): ToastMessage {
  return {
    title: 'Enrollment Successful!',
    description: `Welcome to "${title}"! Check your email for course details and access instructions.`,
    variant: 'success',
  };
}

const NO_CONNECTION = 'No connection. You are not enrolled yet. Please try again.';

type EnrolmentFailure = Failure<'POST /api/courses/:courseId/enrolments'>;

/** Nothing is lost: the new price is on the screen by then. `place` names the course within a sentence. */
export function priceChanged(place: string): ToastMessage {
  return {
    title: 'The price has changed',
    description: `The price of ${place} has just changed, and you see the new one. Press the button again to go on.`,
    variant: 'warning',
  };
}

export function enrolmentFailed(failure: EnrolmentFailure, title: string): ToastMessage {
  switch (failure.code) {
    case 'quote-outdated':
      return priceChanged(`"${title}"`);
    case 'course-archived':
    case 'no-lessons-yet':
    case 'payment-required':
    case 'already-enrolled':
    case 'unknown-course':
      return { title: 'Error', description: failure.sentence, variant: 'destructive' };
    default:
      return { title: 'Error', description: commonSentence(failure, NO_CONNECTION), variant: 'destructive' };
  }
}

export function courseNotOpened(failure: Failure<'GET /api/courses/:courseId'>): ToastMessage {
  const withoutConnection = 'No connection. Please try again.';
  const description =
    failure.code === 'unknown-course' ? failure.sentence : commonSentence(failure, withoutConnection);
  return { title: 'Error', description, variant: 'destructive' };
}
