const MINUTE_MS = 60_000;

export const LINK_PURPOSES = ['password-reset', 'first-password'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A reset link is requested and used at once; a first password may wait until the person's next day. */
export const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  'password-reset': 60 * MINUTE_MS,
  'first-password': 24 * 60 * MINUTE_MS,
};
