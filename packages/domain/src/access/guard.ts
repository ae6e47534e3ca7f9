import type { Role } from './roles.ts';
import { isAllowed, type RouteAccess } from './route-access.ts';

export type GuardOutcome = 'loading' | 'not-signed-in' | 'wrong-role' | 'second-factor-needed' | 'content';

interface GuardQuestion {
  readonly access: RouteAccess;
  readonly isLoading: boolean;
  readonly user: { readonly role: Role; readonly needsSecondFactor?: boolean | undefined } | null;
  /** Where a visit begins: on these pages staff first see what they still have to set up. */
  readonly isHome?: boolean;
}

/** 1§4: loading, then redirect to sign-in, then Access Denied, then the content. Staff set up their second factor first. */
export function guardOutcome({ access, isLoading, user, isHome = false }: GuardQuestion): GuardOutcome {
  if (isLoading) return 'loading';
  if (!user) return 'not-signed-in';
  if (!isAllowed(access, user.role)) return 'wrong-role';
  const isStaffWork = access === 'administrator' || isHome;
  return user.needsSecondFactor && isStaffWork ? 'second-factor-needed' : 'content';
}
