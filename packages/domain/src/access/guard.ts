import type { Role } from './roles.ts';
import { isAllowed, type RouteAccess } from './route-access.ts';

export type GuardOutcome = 'loading' | 'not-signed-in' | 'wrong-role' | 'content';

interface GuardQuestion {
  readonly access: RouteAccess;
  readonly isLoading: boolean;
  readonly user: { readonly role: Role } | null;
}

/** 1§4: loading, then redirect to sign-in, then Access Denied, then the content. */
export function guardOutcome({ access, isLoading, user }: GuardQuestion): GuardOutcome {
  if (isLoading) return 'loading';
  if (!user) return 'not-signed-in';
  return isAllowed(access, user.role) ? 'content' : 'wrong-role';
}
