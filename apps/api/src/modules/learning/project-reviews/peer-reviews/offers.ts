import { PEER_OFFER_MS } from '@academy/domain/learning/project-reviews';
import type { GivenReview, PeerReviewRow } from './peer-reviews.store.ts';

export const lapsedBefore = (now: Date) => new Date(now.getTime() - PEER_OFFER_MS);
export const isInTime = ({ offeredAt }: PeerReviewRow, now: Date) => offeredAt > lapsedBefore(now);

interface OfferedReview {
  readonly review: PeerReviewRow;
  readonly submission: Pick<GivenReview['submission'], 'peersAskedAt'>;
}

/** Whether the author still offers the version: a newer one has to be offered separately. */
export const isWanted = ({ review, submission: { peersAskedAt } }: OfferedReview) =>
  peersAskedAt !== null && peersAskedAt <= review.offeredAt;

export const isOpen = (given: GivenReview, now: Date) =>
  given.review.sentAt === null &&
  given.submission.reviewedAt === null &&
  given.submission.hasPlace &&
  isWanted(given) &&
  isInTime(given.review, now);

/** Sent, or lapsed while it waited. Offers that were taken from the reader do not count. */
export function isHad(given: GivenReview, now: Date): boolean {
  const { review, submission } = given;
  if (review.sentAt !== null) return true;
  const lapsedAt = review.offeredAt.getTime() + PEER_OFFER_MS;
  const hasWaited = submission.reviewedAt === null || submission.reviewedAt.getTime() >= lapsedAt;
  return !isInTime(review, now) && hasWaited && submission.hasPlace && isWanted(given);
}
