import type { CurrentUser, User } from '@academy/contract/accounts/identity';
import type { Access } from '@academy/contract/endpoint';

/** The number of unread notices, and the person's display settings. */
export type Frame = Pick<CurrentUser, 'unreadNotices' | 'displaySettings'>;

/** The caller, as the database knows them at this moment. */
export interface Actor {
  readonly userId: string;
  readonly signInId: string;
  readonly user: User;
  /** A second factor was shown. */
  readonly isStrong: boolean;
  /** When a password, a passkey or a code was last shown in this sign-in. */
  readonly confirmedAt: Date;
  /** The version of this person's learning record at the request; whatever was computed from that version is still valid. */
  readonly recordVersion: number;
  /** The frame of every page; only if the endpoint returns it. */
  readonly frame: Frame | null;
}

export type ActorFor<Wanted extends Access> = Wanted extends 'public' ? null : Actor;

/** Returns the actor of a sign-in token, or null when the sign-in has ended or the account is suspended. */
export type ReadActor = (token: string, wantsFrame?: boolean) => Promise<Actor | null>;

export function mayCall(access: Access, { user }: Actor): boolean {
  switch (access) {
    case 'public':
    case 'signed-in':
      return true;
    case 'trainer':
      return user.role === 'trainer' || user.role === 'administrator';
    case 'administrator':
      return user.role === 'administrator';
  }
}

const OWN_ACCOUNT = /^\/api\/(?:auth|privacy)(?:\/|$)/;

/**
 * Staff without a required second factor are treated as learners, except for their own account, which keeps its rules and is
 * where the factor is set up.
 */
export function withPowers(
  actor: Actor,
  path: string,
  { needsStrongStaff }: { needsStrongStaff: boolean },
): Actor {
  if (!needsStrongStaff || actor.isStrong) return actor;
  if (actor.user.role === 'learner' || OWN_ACCOUNT.test(path)) return actor;
  return { ...actor, user: { ...actor.user, role: 'learner' } };
}
