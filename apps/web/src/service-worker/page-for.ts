import { MAILED_PATHS, routeOf, SIGN_IN_PATHS } from '@academy/domain/access';

export type Shell = 'home' | 'app';

/**
 * The application page that a path starts with, where somebody is signed in; null where the server must decide. A
 * link from a mail and the privacy page are public, and an unknown path has its own status.
 */
export function pageFor(path: string, isSignedIn: boolean): Shell | null {
  const route = routeOf(path);
  if (!isSignedIn || route === null || route === '/privacy' || MAILED_PATHS.includes(route)) return null;
  // Signed-in users do not need the sign-in paths: the application redirects them to Home.
  return route === '/' || SIGN_IN_PATHS.includes(route) ? 'home' : 'app';
}
