const DAY_MS = 24 * 60 * 60 * 1000;

export const INVITATION_LIFETIME_MS = 7 * DAY_MS;

export const INVITATION_STATES = ['open', 'used', 'revoked', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export interface Invitation {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** The state of a link; what was done with it counts before its age. */
export function invitationState({ expiresAt, usedAt, revokedAt }: Invitation, now: Date): InvitationState {
  if (usedAt) return 'used';
  if (revokedAt) return 'revoked';
  return now < expiresAt ? 'open' : 'expired';
}

export const ENTRY_STATES = ['unconfirmed', 'waiting', 'invited', 'expired', 'joined'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

interface WaitlistEntry {
  readonly isConfirmed: boolean;
  readonly hasJoined: boolean;
  readonly newest: Invitation | null;
}

/** The state of a person on the waiting list: a revoked invitation leaves them waiting again. */
export function entryState({ isConfirmed, hasJoined, newest }: WaitlistEntry, now: Date): EntryState {
  if (hasJoined) return 'joined';
  if (!isConfirmed) return 'unconfirmed';
  switch (newest && invitationState(newest, now)) {
    case 'open':
      return 'invited';
    case 'expired':
      return 'expired';
    case 'used':
    case 'revoked':
    case null:
      return 'waiting';
  }
}
