import { accept, refuse } from '@academy/domain/kernel';
import { isPass, type QuestionAnswer } from '@academy/domain/questions';
import type { Queryable } from '../../database/connect.ts';
import { appendToLog, completedBy, type Learner, lockLearner } from '../learning/index.ts';
import type { AssessmentNeeds } from './assessment-needs.ts';
import { attemptResult, percentOf } from './attempt-result.ts';
import { closeAttempt, findAttempt } from './attempts.store.ts';
import { markAnswers } from './mark-answers.ts';
import type { IsProgramRight } from './program-marker.ts';

type Needs = AssessmentNeeds & { readonly isProgramRight: IsProgramRight };

interface HandedIn {
  readonly attemptId: string;
  readonly answers: Readonly<Record<string, QuestionAnswer>>;
}

/** Marks an attempt once; handed in again, it has the same result. */
export async function handInAttempt(
  needs: Needs,
  db: Queryable,
  userId: string,
  { attemptId, answers }: HandedIn,
) {
  const catalogue = await needs.catalogue.read();
  const found = await findAttempt(db, userId, attemptId);
  if (!found) return refuse('unknown-attempt');
  if (found.attempt.submittedAt !== null)
    return accept(attemptResult(found.attempt, catalogue, needs.clock()));
  // Before the transaction: programs may run for seconds, and nobody should wait for them with locks in hand.
  const marks = await markAnswers(found.attempt.items, answers, needs.isProgramRight);
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    const learner = { userId, catalogue, now: needs.clock() };
    const current = await findAttempt(tx, userId, attemptId);
    if (!current) return refuse('unknown-attempt');
    if (current.attempt.submittedAt === null) await settleAttempt(tx, learner, current, answers, marks);
    const settled = await findAttempt(tx, userId, attemptId);
    return settled
      ? accept(attemptResult(settled.attempt, catalogue, learner.now))
      : refuse('unknown-attempt');
  });
}

async function settleAttempt(
  tx: Queryable,
  learner: Learner,
  { attempt, courseId }: NonNullable<Awaited<ReturnType<typeof findAttempt>>>,
  answers: HandedIn['answers'],
  marks: readonly boolean[],
): Promise<void> {
  const rightCount = marks.filter(Boolean).length;
  const isPassed = isPass(rightCount, attempt.total);
  const { modules, courses } = isPassed
    ? completedBy(
        await appendToLog(tx, learner, [
          {
            kind: 'assessment-passed',
            assessmentId: attempt.assessmentId,
            courseId,
            percent: percentOf(rightCount, attempt.total),
            occurredAt: learner.now,
          },
        ]),
      )
    : { modules: [], courses: [] };
  await closeAttempt(tx, attempt.id, {
    submittedAt: learner.now,
    answers,
    rightCount,
    isPassed,
    result: { marks, completed: { modules, courses } },
  });
}
