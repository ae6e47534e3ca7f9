import { accept, refuse } from '@academy/domain/kernel';
import { isOutOfTime } from '@academy/domain/learning/assessments';
import type { Queryable } from '../../../../database/connect.ts';
import { addJob } from '../../../../job-queue/add-job.store.ts';
import { lockLearner } from '../../learning-log/index.ts';
import type { AssessmentContext } from '../assessment-context.ts';
import { type Answers, hasProgram, markAnswers } from '../marking/mark-answers.ts';
import { attemptResult } from './attempt-result.ts';
import { type FoundAttempt, findAttempt, recordHandIn } from './attempts.store.ts';
import { settleAttempt } from './settle-attempt.ts';

interface HandedIn {
  readonly attemptId: string;
  readonly answers: Answers;
}

const ASK_AGAIN_SECONDS = 5;
export const BEING_MARKED = {
  ok: false,
  refusal: { code: 'being-marked', retryAfterSeconds: ASK_AGAIN_SECONDS },
} as const;

// A waiting request marks it at once; this job covers learners who left when the process died too.
const JOB_AFTER_MS = 5 * 60_000;

// Programs are left to the marking.
const NO_PROGRAMS = {
  isRight: () => Promise.reject(new Error('A program was marked inside a transaction.')),
};

/** The answers that count for an attempt, unchanged from now on. After its time that is what was saved. */
async function takeAnswers(
  { clock }: AssessmentContext,
  tx: Queryable,
  { attempt, ...timed }: FoundAttempt,
  answers: Answers,
) {
  if (attempt.handedInAt !== null) return { handedInAt: attempt.handedInAt, answers: attempt.answers ?? {} };
  const handedInAt = clock();
  const counted = isOutOfTime(timed, handedInAt) ? (attempt.answers ?? {}) : answers;
  await recordHandIn(tx, attempt.id, { handedInAt, answers: counted });
  if (hasProgram(attempt.items, counted)) {
    const { userId, id: attemptId } = attempt;
    await addJob(tx, 'mark-attempt', { userId, attemptId }, new Date(handedInAt.getTime() + JOB_AFTER_MS));
  }
  return { handedInAt, answers: counted };
}

/** Takes the answers and marks them unless a program has to run. */
async function take(
  context: AssessmentContext,
  tx: Queryable,
  userId: string,
  { attemptId, answers }: HandedIn,
) {
  const catalogue = await context.catalogue.read();
  await lockLearner(tx, userId);
  const found = await findAttempt(tx, userId, attemptId);
  if (!found) return refuse('unknown-attempt');
  const { items, submittedAt } = found.attempt;
  if (submittedAt !== null) return accept('marked');
  const taken = await takeAnswers(context, tx, found, answers);
  if (hasProgram(items, taken.answers)) return accept('taken');
  const marks = await markAnswers(items, taken.answers, NO_PROGRAMS);
  const learner = { userId, catalogue, now: context.clock() };
  await settleAttempt(tx, learner, found, { handedInAt: taken.handedInAt, marks });
  return accept('marked');
}

/**
 * Takes an attempt once; submitting it again returns the same result. Its programs run outside the request: until they are
 * done, requests are told that the attempt is being marked.
 */
export async function handInAttempt(
  context: AssessmentContext,
  db: Queryable,
  userId: string,
  handedIn: HandedIn,
) {
  const { attemptId } = handedIn;
  const taken = await db.transaction((tx) => take(context, tx, userId, handedIn));
  if (!taken.ok) return taken;
  if (taken.value === 'taken' && !(await context.marking.isDoneSoon({ userId, attemptId })))
    return BEING_MARKED;
  const settled = await findAttempt(db, userId, attemptId);
  if (!settled) return refuse('unknown-attempt');
  return accept(attemptResult(settled.attempt, await context.catalogue.read(), context.clock()));
}
