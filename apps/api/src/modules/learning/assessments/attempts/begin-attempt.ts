import { accept, refuse } from '@academy/domain/kernel';
import { secondsLeftOf } from '@academy/domain/learning/assessments';
import { nextAttemptAt } from '@academy/domain/learning/learning-log';
import type { Queryable } from '../../../../database/connect.ts';
import type { CatalogueAssessment } from '../../../catalogue/courses/index.ts';
import { isEnrolled } from '../../../enrolment/places/index.ts';
import { lockLearner } from '../../learning-log/index.ts';
import type { AssessmentContext } from '../assessment-context.ts';
import { type Attempt, addAttempt, findOpenAttempt, lastSubmission, readBank } from './attempts.store.ts';
import { drawAttempt } from './draw-attempt.ts';

function shown({ courseId, title, minutes }: CatalogueAssessment, attempt: Attempt, now: Date) {
  const { startedAt } = attempt;
  return {
    attemptId: attempt.id,
    assessmentId: attempt.assessmentId,
    courseId,
    title,
    minutes,
    startedAt: startedAt.toISOString(),
    secondsLeft: secondsLeftOf({ startedAt, minutes }, now),
    answers: attempt.answers ?? {},
    items: attempt.items.map((item) => item.shown),
  };
}

/** One attempt at a time: an open one is continued; a new one has to wait an hour after the last was submitted. */
export async function beginAttempt(
  context: AssessmentContext,
  db: Queryable,
  userId: string,
  assessmentId: string,
) {
  const assessment = (await context.catalogue.read()).assessmentOf(assessmentId);
  if (!assessment) return refuse('unknown-assessment');
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    if (!(await isEnrolled(tx, userId, assessment.courseId))) return refuse('not-enrolled');
    const now = context.clock();
    const open = await findOpenAttempt(tx, userId, assessmentId);
    if (open) return accept(shown(assessment, open, now));
    const last = await lastSubmission(tx, userId, assessmentId);
    const next = last && nextAttemptAt(last, now);
    if (next) {
      const retryAfterSeconds = Math.ceil((next.getTime() - now.getTime()) / 1000);
      return { ok: false, refusal: { code: 'too-soon', retryAfterSeconds } } as const;
    }
    const items = drawAttempt(await readBank(tx, assessmentId), assessment.pick, context.randomBytes);
    const attempt = await addAttempt(tx, {
      userId,
      assessmentId,
      items,
      startedAt: now,
      total: items.length,
    });
    return accept(shown(assessment, attempt, now));
  });
}
