import type { CurrentUser, User } from '@academy/contract/accounts/identity';
import type { Access } from '@academy/contract/endpoint';

/** How many notices are not read yet, and how the person wants to see the pages. */
export type Frame = Pick<CurrentUser, 'unreadNotices' | 'displaySettings'>;

/** Who is asking, as the database knows it at this moment. */
export interface Actor {
  readonly userId: string;
  readonly signInId: string;
  readonly user: User;
  /** A second factor was shown. */
  readonly isStrong: boolean;
  /** When a password, a passkey or a code was last shown in this sign-in. */
  readonly confirmedAt: Date;
  /** What this person has learned had this version when the request came; what was made from it then still holds. */
  readonly recordVersion: number;
  /** What the frame of every page shows; only where the endpoint tells it. */
  readonly frame: Frame | null;
}

export type ActorFor<Wanted extends Access> = Wanted extends 'public' ? null : Actor;

/** Finds the actor of a sign-in token, or null when the sign-in has ended or the account is suspended. */
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
 * Somebody of the staff without the second factor that staff may need is a learner, but for the own account, which keeps its
 * rules and is where the factor is set up.
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
