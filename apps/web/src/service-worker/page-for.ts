import { MAILED_PATHS, routeOf, SIGN_IN_PATHS } from '@academy/domain/access';

export type Shell = 'home' | 'app';

/**
 * The page of the application that a path begins with, where somebody is signed in; null where the server must say. A link
 * from a mail and the privacy page are for anyone, and an unknown path has a status of its own.
 */
export function pageFor(path: string, isSignedIn: boolean): Shell | null {
  const route = routeOf(path);
  if (!isSignedIn || route === null || route === '/privacy' || MAILED_PATHS.includes(route)) return null;
  // Whoever is signed in has nothing to do on the sign-in paths: the application leads them Home.
  return route === '/' || SIGN_IN_PATHS.includes(route) ? 'home' : 'app';
}
