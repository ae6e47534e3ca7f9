/** How long data is kept after it has served its purpose (POPIA, section 14: no longer than needed). */
export const RETENTION_DAYS = {
  answers: 2,
  links: 30,
  conversations: 30,
  contentGaps: 180,
  mails: 90,
  discardedDrafts: 30,
  /** Charge-backs arrive within half a year. */
  paymentEvents: 180,
  /** Files that can be drawn again from their data. */
  drawnPapers: 90,
} as const;
