/** How long a copy of somebody's data waits for its owner. */
export const EXPORT_RETENTION_DAYS = 7;

/** For this long after asking to be erased people can still change their mind. */
export const ERASURE_GRACE_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

export const erasureDueAt = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + ERASURE_GRACE_DAYS * DAY_MS);

export const exportExpiresAt = (readyAt: Date): Date =>
  new Date(readyAt.getTime() + EXPORT_RETENTION_DAYS * DAY_MS);
