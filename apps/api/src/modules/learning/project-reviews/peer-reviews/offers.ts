import { PEER_OFFER_MS } from '@academy/domain/learning/project-reviews';
import type { GivenReview, PeerReviewRow } from './peer-reviews.store.ts';

export const lapsedBefore = (now: Date) => new Date(now.getTime() - PEER_OFFER_MS);
export const isInTime = ({ offeredAt }: PeerReviewRow, now: Date) => offeredAt > lapsedBefore(now);

interface Asked {
  readonly review: PeerReviewRow;
  readonly submission: Pick<GivenReview['submission'], 'peersAskedAt'>;
}

/** Whether its learner still wants what was offered to be read: a newer version has to be put before others anew. */
export const isWanted = ({ review, submission: { peersAskedAt } }: Asked) =>
  peersAskedAt !== null && peersAskedAt <= review.offeredAt;

export const isOpen = (given: GivenReview, now: Date) =>
  given.review.sentAt === null &&
  given.submission.reviewedAt === null &&
  given.submission.hasPlace &&
  isWanted(given) &&
  isInTime(given.review, now);

/** Sent, or left to lapse while it waited. What was taken from the reader does not count. */
export function isHad(given: GivenReview, now: Date): boolean {
  const { review, submission } = given;
  if (review.sentAt !== null) return true;
  const lapsedAt = review.offeredAt.getTime() + PEER_OFFER_MS;
  const hasWaited = submission.reviewedAt === null || submission.reviewedAt.getTime() >= lapsedAt;
  return !isInTime(review, now) && hasWaited && submission.hasPlace && isWanted(given);
}
