import type { ProjectReview, ProjectSubmission } from '@academy/contract/learning/project-reviews';
import { reviewerAtWork, reviewState } from '@academy/domain/learning/project-reviews';
import type { QueuedSubmission } from './review-queue.store.ts';
import type { Submission } from './submissions.store.ts';

/** Null while nobody has judged it. */
function reviewAnswer(submission: Submission): ProjectReview | null {
  const { asked: brief, reviewedAt, reviewerName, isPassed, comment, criteria, handedInAt } = submission;
  if (reviewedAt === null || isPassed === null) return null;
  const textOf = (id: string) => brief.checklist.find((point) => point.id === id)?.text ?? id;
  return {
    isPassed,
    reviewedBy: reviewerName ?? '',
    reviewedAt: reviewedAt.toISOString(),
    handedInAt: handedInAt.toISOString(),
    comment: comment ?? '',
    criteria: (criteria ?? []).map((criterion) => ({ ...criterion, text: textOf(criterion.id) })),
  };
}

export function reviewAnswers(submissions: readonly Submission[]): ProjectReview[] {
  return submissions.flatMap((submission) => reviewAnswer(submission) ?? []);
}

export function summaryAnswer(
  row: QueuedSubmission,
  courseTitle: string,
  askerId: string,
  now: Date,
): ProjectSubmission {
  const { id, courseId, projectTitle, learner, round, isPassed, heldBy, hasReport } = row;
  const hold = { heldBy, heldAt: row.heldAt === null ? null : new Date(row.heldAt) };
  const atWork = reviewerAtWork(hold, now);
  const isJudged = isPassed !== null;
  return {
    id,
    courseId,
    courseTitle,
    projectTitle,
    learner,
    handedInAt: new Date(row.handedInAt).toISOString(),
    round,
    state: reviewState({ ...hold, isPassed }, now),
    reviewer: isJudged ? row.reviewerName : atWork && row.holderName,
    isMine: (isJudged ? row.reviewerId : atWork) === askerId,
    hasReport,
  };
}
