import type { OfferedProject, PeerReview, StaffPeerReview } from '@academy/contract/learning/project-reviews';
import { nameAmongLearners, type SeenPerson } from '@academy/domain/accounts/profiles';
import { PEER_OFFER_MS } from '@academy/domain/learning/project-reviews';
import type { Submission } from '../submissions.store.ts';
import type { PeerReviewRow, ReceivedReview } from './peer-reviews.store.ts';

type ReviewedSubmission = Pick<Submission, 'asked' | 'handedInAt'>;

/** As its receiver reads it; only first names, if any, are shown. */
export function peerReviewAnswer(
  { review, reviewer }: ReceivedReview,
  { asked: brief, handedInAt }: ReviewedSubmission,
): PeerReview {
  const textOf = (id: string) => brief.checklist.find((point) => point.id === id)?.text ?? id;
  return {
    id: review.id,
    reviewer: nameAmongLearners(reviewer),
    sentAt: (review.sentAt ?? review.offeredAt).toISOString(),
    isOfThisVersion: review.handedInAt?.getTime() === handedInAt.getTime(),
    comment: review.comment ?? '',
    criteria: (review.criteria ?? []).map((criterion) => ({ ...criterion, text: textOf(criterion.id) })),
    isReported: review.reportedAt !== null,
  };
}

export function staffPeerReviewAnswer(
  received: ReceivedReview,
  submission: ReviewedSubmission,
): StaffPeerReview {
  const { reportedAt, settledAt, hiddenAt } = received.review;
  // Staff who settle a report have to know whom it is about.
  const reviewer = { ...received.reviewer, isNameShown: true };
  return {
    ...peerReviewAnswer({ ...received, reviewer }, submission),
    isOpen: reportedAt !== null && settledAt === null,
    isHidden: hiddenAt !== null,
  };
}

export function offeredAnswer(
  { id, offeredAt }: PeerReviewRow,
  { asked: brief, answers, handedInAt }: Submission,
  learner: SeenPerson,
): OfferedProject {
  return {
    reviewId: id,
    projectTitle: brief.title,
    learner: nameAmongLearners(learner),
    handedInAt: handedInAt.toISOString(),
    endsAt: new Date(offeredAt.getTime() + PEER_OFFER_MS).toISOString(),
    parts: brief.parts.map(({ id: partId, ask }) => ({ id: partId, ask, text: answers[partId] ?? '' })),
    checklist: [...brief.checklist],
  };
}
