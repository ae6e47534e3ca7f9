import type { Input } from '@academy/contract';
import { accept, refuse } from '@academy/domain/kernel';
import { type Judgement, readJudgement, takeReview } from '@academy/domain/learning/project-reviews';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { addNotice } from '../../academy/notices/index.ts';
import { findAccount } from '../../accounts/identity/index.ts';
import { queueChosenMail } from '../../accounts/mail-preferences/index.ts';
import { lockPlace } from '../../enrolment/places/index.ts';
import { appendToLog } from '../learning-log/index.ts';
import { reviewedLetter } from './project-letters.ts';
import { coursesToReview, type ProjectReviewContext } from './project-review-context.ts';
import { holdSubmission, lockSubmission, type Submission, saveDecision } from './submissions.store.ts';

/** The submission, locked with its learner's place, if the actor may judge it now. */
async function lockForReview(
  context: ProjectReviewContext,
  tx: Queryable,
  actor: Actor,
  submissionId: string,
) {
  const submission = await lockSubmission(tx, submissionId);
  if (!submission) return refuse('unknown-submission');
  const { userId: learnerId, heldBy, heldAt, isPassed } = submission;
  const courses = await coursesToReview(context, tx, actor);
  if (!courses.has(submission.courseId)) return refuse('unknown-submission');
  const hasPlace = await lockPlace(tx, learnerId, submission.courseId);
  const taken = takeReview({ learnerId, hasPlace, heldBy, heldAt, isPassed }, actor.userId, context.clock());
  if (taken.ok) return accept(submission);
  if (taken.refusal.code !== 'in-review') return refuse(taken.refusal.code);
  const holder = heldBy === null ? null : await findAccount(tx, heldBy);
  const name = holder?.fullName ?? holder?.username ?? 'Somebody else';
  return { ok: false, refusal: { code: 'in-review', values: { name } } } as const;
}

export async function holdProject(
  context: ProjectReviewContext,
  db: Queryable,
  actor: Actor,
  { submissionId }: { readonly submissionId: string },
) {
  return db.transaction(async (tx) => {
    const locked = await lockForReview(context, tx, actor, submissionId);
    if (!locked.ok) return locked;
    const now = context.clock();
    await holdSubmission(tx, submissionId, actor.userId, now);
    // Continuing a review is not logged again.
    if (locked.value.heldBy !== actor.userId)
      await recordStaffAction(tx, {
        actorId: actor.userId,
        action: 'hold-project',
        subject: submissionId,
        now,
      });
    return accept(null);
  });
}

async function notifyLearner(
  { publicUrl }: ProjectReviewContext,
  tx: Queryable,
  { id, userId, courseId, asked: brief }: Submission,
  isPassed: boolean,
  now: Date,
): Promise<void> {
  await addNotice(tx, {
    userId,
    kind: isPassed ? 'project-passed' : 'project-once-more',
    subject: `${courseId}:${id}`,
    title: brief.title,
    happenedAt: now,
  });
  const learner = await findAccount(tx, userId);
  if (!learner) return;
  const letter = reviewedLetter({
    name: learner.fullName ?? learner.username,
    projectTitle: brief.title,
    courseId,
    isPassed,
    publicUrl: publicUrl(),
  });
  const address = { recipient: learner.email, publicUrl: publicUrl(), now };
  await queueChosenMail(tx, { kind: 'project-reviews', userId, ...letter, ...address });
}

type Decision = Input<'POST /api/project-reviews/:submissionId/decision'>;

/** The judgement, its event with all consequences and the learner's notice are one transaction. */
export async function reviewProject(
  context: ProjectReviewContext,
  tx: Queryable,
  actor: Actor,
  { submissionId, handedInAt, ...given }: Decision,
) {
  const catalogue = await context.catalogue.read();
  const locked = await lockForReview(context, tx, actor, submissionId);
  if (!locked.ok) return locked;
  const submission = locked.value;
  if (submission.handedInAt.getTime() !== Date.parse(handedInAt)) return refuse('handed-in-again');
  const read = readJudgement(submission.asked.checklist, given);
  if (!read.ok) return read;
  const judgement: Judgement = read.value;
  const now = context.clock();
  const { userId, projectId, courseId } = submission;
  const { isPassed, comment, criteria } = judgement;
  await saveDecision(tx, submissionId, {
    reviewedAt: now,
    reviewerId: actor.userId,
    reviewerName: actor.user.fullName ?? actor.user.username,
    isPassed,
    comment,
    criteria,
  });
  await appendToLog(tx, { userId, catalogue, now }, [
    { kind: 'project-reviewed', submissionId, projectId, courseId, isPassed, occurredAt: now },
  ]);
  await notifyLearner(context, tx, submission, isPassed, now);
  await recordStaffAction(tx, {
    actorId: actor.userId,
    action: 'review-project',
    subject: submissionId,
    reason: isPassed ? 'Passed' : 'Once more',
    now,
  });
  return accept({ isPassed });
}
