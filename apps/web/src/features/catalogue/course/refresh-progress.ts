import type { Answers } from '../../../lib/answers.ts';

/** Everything that says how far a learner is. */
export async function refreshProgress(answers: Answers): Promise<void> {
  await Promise.all([
    answers.refresh('GET /api/courses/:courseId/progress'),
    answers.refresh('GET /api/progress/user'),
    answers.refresh('GET /api/user/progress'),
  ]);
}

/** A place in a course also opens its lessons and makes a preview read before count. */
export async function refreshEnrolment(answers: Answers): Promise<void> {
  await Promise.all([refreshProgress(answers), answers.refresh('GET /api/lessons/:lessonId')]);
}
