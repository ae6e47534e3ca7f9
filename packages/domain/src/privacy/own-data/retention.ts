/** How long things are kept that have served their purpose (POPIA, section 14: no longer than needed). */
export const KEPT_DAYS = {
  answers: 2,
  links: 30,
  conversations: 30,
  contentGaps: 180,
  mails: 90,
  discardedDrafts: 30,
  /** Charge-backs come within half a year. */
  paymentEvents: 180,
  /** Files that can be drawn again from what they show. */
  drawnPapers: 90,
} as const;

/** A copy of somebody's data waits so long for its owner. */
export const EXPORT_KEPT_DAYS = 7;

/** So long somebody who has asked to be erased can still change their mind. */
export const ERASURE_GRACE_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

export const erasureDueAt = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + ERASURE_GRACE_DAYS * DAY_MS);

export const exportExpiresAt = (readyAt: Date): Date =>
  new Date(readyAt.getTime() + EXPORT_KEPT_DAYS * DAY_MS);
