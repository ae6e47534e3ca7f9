/** Announced when the last part of a course is completed, whichever part that is. */
export const COURSE_COMPLETED =
  'That completes the whole course. Your certificate comes to the course’s page in a moment, with what you can learn next.';
