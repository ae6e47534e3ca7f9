import { hasWaitedTooLong } from '@academy/domain/learning/assessments';
import type { Services } from '../../../../services.ts';
import type { CatalogueCache } from '../../../catalogue/courses/index.ts';
import { lockLearner } from '../../learning-log/index.ts';
import { findAttempt } from '../attempts/attempts.store.ts';
import { settleAttempt } from '../attempts/settle-attempt.ts';
import { markAnswers } from './mark-answers.ts';
import type { ProgramMarker } from './program-marker.ts';

export type MarkingContext = Pick<Services, 'db' | 'clock'> & {
  readonly catalogue: Pick<CatalogueCache, 'read'>;
  readonly programs: Pick<ProgramMarker, 'isRight'>;
};

export interface AttemptOfLearner {
  readonly userId: string;
  readonly attemptId: string;
}

/** A program that could not run for this long counts as wrong: an attempt must not stay open for ever. */
function atLast({ programs }: MarkingContext): Pick<ProgramMarker, 'isRight'> {
  return { isRight: (program) => programs.isRight(program).catch(() => false) };
}

/** Runs the programs of a submitted attempt and settles it once. Throws when a program cannot be run now. */
export async function markAttempt(
  context: MarkingContext,
  { userId, attemptId }: AttemptOfLearner,
): Promise<void> {
  const { db, clock } = context;
  const catalogue = await context.catalogue.read();
  const found = await findAttempt(db, userId, attemptId);
  const handedInAt = found?.attempt.handedInAt ?? null;
  if (!found || handedInAt === null || found.attempt.submittedAt !== null) return;
  const { items, answers } = found.attempt;
  const programs = hasWaitedTooLong(handedInAt, clock()) ? atLast(context) : context.programs;
  // Before the transaction: programs may run for seconds, and locks must not be held meanwhile.
  const marks = await markAnswers(items, answers ?? {}, programs);
  await db.transaction(async (tx) => {
    // Deleted with its learner, who may have been erased while the programs ran.
    if (!(await findAttempt(tx, userId, attemptId))) return;
    await lockLearner(tx, userId);
    const current = await findAttempt(tx, userId, attemptId);
    if (current?.attempt.submittedAt === null)
      await settleAttempt(tx, { userId, catalogue, now: clock() }, current, { handedInAt, marks });
  });
}
