import type { Role } from './roles.ts';

export type RouteAccess = 'public' | 'signed-in' | 'administrator';

// 1§2, 2§2: every path that the product knows. Everything else is "404 Page Not Found".
export const ROUTE_ACCESS = {
  '/': 'public',
  '/login': 'public',
  '/signup': 'public',
  '/register': 'public',
  '/reset-password': 'public',
  '/invitation': 'public',
  '/confirm-place': 'public',
  '/privacy': 'public',
  '/dashboard': 'signed-in',
  '/training': 'signed-in',
  '/careers': 'signed-in',
  '/careers/:id': 'signed-in',
  '/career-path/:id': 'signed-in',
  '/career-assessment': 'signed-in',
  '/events': 'signed-in',
  '/content': 'signed-in',
  '/collections': 'signed-in',
  '/collections/:id': 'signed-in',
  '/courses': 'signed-in',
  '/course/:id': 'signed-in',
  '/course/:id/lesson/:lessonId': 'signed-in',
  '/course/:id/assessment/:assessmentId': 'signed-in',
  '/course/:id/project': 'signed-in',
  '/crypto': 'signed-in',
  '/achievements': 'signed-in',
  '/learning-path': 'signed-in',
  '/help': 'signed-in',
  '/settings': 'signed-in',
  '/profile': 'signed-in',
  '/my-courses': 'signed-in',
  '/students': 'signed-in',
  '/admin': 'administrator',
  '/admin/waitlist': 'administrator',
  '/cms': 'administrator',
} as const satisfies Record<string, RouteAccess>;

export type RoutePath = keyof typeof ROUTE_ACCESS;

/** Paths that only lead to the sign-in panel on `/` (R9). */
export const SIGN_IN_PATHS: readonly RoutePath[] = ['/login', '/signup', '/register'];

/** Pages that a mailed link opens: the application's, also for people who are not signed in. */
export const MAILED_PATHS: readonly RoutePath[] = ['/reset-password', '/invitation', '/confirm-place'];

const PATTERNS = Object.keys(ROUTE_ACCESS).map((path) => ({
  path: path as RoutePath,
  segments: path.split('/'),
}));

/** The row of the route table that a path belongs to, or null for an unknown path. */
export function routeOf(path: string): RoutePath | null {
  const segments = path.split('/');
  const match = PATTERNS.find(
    (pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((part, index) =>
        part.startsWith(':') ? segments[index] !== '' : part === segments[index],
      ),
  );
  return match?.path ?? null;
}

export function isAllowed(access: RouteAccess, role: Role): boolean {
  return access !== 'administrator' || role === 'administrator';
}
