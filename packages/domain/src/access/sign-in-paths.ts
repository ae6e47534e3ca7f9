import type { RoutePath } from './route-access.ts';

const signInPaths = ['/login', '/signup', '/register'] as const satisfies readonly RoutePath[];
export type SignInPath = (typeof signInPaths)[number];

/** Paths that only lead to the sign-in panel on `/` (R9). Not in the route table, which the landing page does not need. */
export const SIGN_IN_PATHS: readonly RoutePath[] = signInPaths;
