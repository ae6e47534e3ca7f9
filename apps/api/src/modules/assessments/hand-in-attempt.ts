import { answersTakenUntil, isOutOfTime } from '@academy/domain/assessments';
import { activityOf } from '@academy/domain/coins';
import { accept, refuse } from '@academy/domain/kernel';
import type { EventOf, LearningEvent } from '@academy/domain/learning';
import { isPass } from '@academy/domain/questions';
import type { Queryable } from '../../database/connect.ts';
import type { Services } from '../../services.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import {
  appendToLog,
  completedBy,
  type Learner,
  lockLearner,
  NO_EFFECT,
  unlockedBy,
} from '../learning/index.ts';
import { attemptResult } from './attempt-result.ts';
import { closeAttempt, earlierPasses, type FoundAttempt, findAttempt, percentOf } from './attempts.store.ts';
import { type Answers, hasProgram, markAnswers } from './mark-answers.ts';
import type { ProgramMarker } from './program-marker.ts';

export type AssessmentContext = Pick<Services, 'clock' | 'randomBytes'> & {
  readonly programs: ProgramMarker;
  readonly catalogue: Pick<CatalogueCache, 'read'>;
};

interface HandedIn {
  readonly attemptId: string;
  readonly answers: Answers;
}

/** How long somebody whose programs cannot be run now is asked to wait. */
const BUSY_SECONDS = 30;
const BUSY = { ok: false, refusal: { code: 'marking-busy', retryAfterSeconds: BUSY_SECONDS } } as const;

/** Marks an attempt once; handed in again, it has the same result. After its time what was saved is marked. */
export async function handInAttempt(
  context: AssessmentContext,
  db: Queryable,
  userId: string,
  { attemptId, answers }: HandedIn,
) {
  const found = await findAttempt(db, userId, attemptId);
  if (!found) return refuse('unknown-attempt');
  const isLate = isOutOfTime(found, context.clock());
  const counted = isLate ? (found.attempt.answers ?? {}) : answers;
  const task = () => markOnce(context, db, userId, { attemptId, answers: counted, isLate });
  if (found.attempt.submittedAt !== null || !hasProgram(found.attempt.items, counted)) return task();
  return (await context.programs.inTurn(userId, task)) ?? BUSY;
}

async function markOnce(
  context: AssessmentContext,
  db: Queryable,
  userId: string,
  { attemptId, answers, isLate }: HandedIn & { readonly isLate: boolean },
) {
  const catalogue = await context.catalogue.read();
  const found = await findAttempt(db, userId, attemptId);
  if (!found) return refuse('unknown-attempt');
  if (found.attempt.submittedAt !== null)
    return accept(attemptResult(found.attempt, catalogue, context.clock()));
  // Before the transaction: programs may run for seconds, and nobody should wait for them with locks in hand.
  const marks = await markAnswers(found.attempt.items, answers, context.programs);
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    const learner = { userId, catalogue, now: context.clock() };
    const current = await findAttempt(tx, userId, attemptId);
    if (!current) return refuse('unknown-attempt');
    if (current.attempt.submittedAt === null)
      await settleAttempt(tx, learner, current, { answers, marks, isLate });
    const settled = await findAttempt(tx, userId, attemptId);
    return settled
      ? accept(attemptResult(settled.attempt, catalogue, learner.now))
      : refuse('unknown-attempt');
  });
}

interface Marked {
  readonly answers: Answers;
  readonly marks: readonly boolean[];
  readonly isLate: boolean;
}

/**
 * A pass is logged once, with its first result. Whoever passes below the bar of the coins and beats it later has earned
 * them then (2§3).
 */
async function betterResult(
  tx: Queryable,
  { userId }: Learner,
  passed: EventOf<'assessment-passed'>,
): Promise<LearningEvent[]> {
  const earlier = await earlierPasses(tx, userId, passed.assessmentId);
  const isWorthCoins = (percent: number) => activityOf({ ...passed, percent }) !== null;
  if (earlier.length === 0 || earlier.some(isWorthCoins) || !isWorthCoins(passed.percent)) return [];
  const { assessmentId, occurredAt } = passed;
  const recognitionId = `better-result-${assessmentId}`;
  return [{ kind: 'activity-recognised', recognitionId, activity: 'assessment', occurredAt }];
}

async function settleAttempt(
  tx: Queryable,
  learner: Learner,
  found: FoundAttempt,
  { answers, marks, isLate }: Marked,
): Promise<void> {
  const { attempt, courseId } = found;
  // What was saved in time counts for that time, however late somebody asks for the result.
  const submittedAt = isLate ? answersTakenUntil(found) : learner.now;
  const rightCount = marks.filter(Boolean).length;
  const isPassed = isPass(rightCount, attempt.total);
  const passed = {
    kind: 'assessment-passed',
    assessmentId: attempt.assessmentId,
    courseId,
    percent: percentOf(rightCount, attempt.total),
    occurredAt: submittedAt,
  } as const;
  const better = isPassed ? await betterResult(tx, learner, passed) : [];
  const effect = isPassed ? await appendToLog(tx, learner, [passed, ...better]) : NO_EFFECT;
  const { modules, courses } = completedBy(effect);
  const unlocked = unlockedBy(effect, learner.catalogue);
  await closeAttempt(tx, attempt.id, {
    submittedAt,
    answers,
    rightCount,
    isPassed,
    result: { marks, completed: { modules, courses }, unlocked, isOutOfTime: isLate },
  });
}
