import type { Role } from './roles.ts';

export type RouteAccess = 'public' | 'signed-in' | 'administrator';

// 1§2, 2§2: every path that the product knows. Everything else is "404 Page Not Found".
export const ROUTE_ACCESS = {
  '/': 'public',
  '/login': 'public',
  '/signup': 'public',
  '/register': 'public',
  '/reset-password': 'public',
  '/email-change': 'public',
  '/invitation': 'public',
  '/confirm-place': 'public',
  '/verify/:id': 'public',
  '/privacy': 'public',
  '/badge/:shareId': 'public',
  '/unsubscribe/:token': 'public',
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
  '/course/:id/project/peers': 'signed-in',
  '/course/:id/glossary': 'signed-in',
  '/orders': 'signed-in',
  '/payment/return': 'signed-in',
  '/crypto': 'signed-in',
  '/achievements': 'signed-in',
  '/achievements/:id': 'signed-in',
  '/leaderboard': 'signed-in',
  '/review': 'signed-in',
  '/learning-path': 'signed-in',
  '/help': 'signed-in',
  '/notices': 'signed-in',
  '/settings': 'signed-in',
  '/settings/privacy': 'signed-in',
  '/settings/second-factor': 'signed-in',
  '/settings/passkeys': 'signed-in',
  '/settings/email': 'signed-in',
  '/settings/quiet-hours': 'signed-in',
  '/settings/profile': 'signed-in',
  '/settings/not-me': 'signed-in',
  '/profile': 'signed-in',
  '/my-courses': 'signed-in',
  '/students': 'signed-in',
  '/authoring/:id': 'signed-in',
  '/project-reviews': 'signed-in',
  '/project-reviews/:id': 'signed-in',
  '/tickets': 'signed-in',
  '/tickets/:id': 'signed-in',
  '/offline': 'signed-in',
  '/offline/:id': 'signed-in',
  '/admin': 'administrator',
  '/admin/people': 'administrator',
  '/admin/audit': 'administrator',
  '/admin/health': 'administrator',
  '/admin/privacy': 'administrator',
  '/admin/settings': 'administrator',
  '/admin/waitlist': 'administrator',
  '/admin/rewards': 'administrator',
  '/admin/payments': 'administrator',
  '/admin/vouchers': 'administrator',
  '/admin/agents': 'administrator',
  '/cms': 'administrator',
} as const satisfies Record<string, RouteAccess>;

export type RoutePath = keyof typeof ROUTE_ACCESS;

const mailedPaths = [
  '/reset-password',
  '/email-change',
  '/invitation',
  '/confirm-place',
  '/verify/:id',
  '/badge/:shareId',
  '/unsubscribe/:token',
] as const satisfies readonly RoutePath[];
export type MailedPath = (typeof mailedPaths)[number];
/** Application pages that a link from a mail, a message or a printed code opens, for people who are not signed in as well. */
export const MAILED_PATHS: readonly RoutePath[] = mailedPaths;

const PATTERNS = Object.keys(ROUTE_ACCESS).map((path) => ({
  path: path as RoutePath,
  segments: path.split('/'),
}));

type ParamIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a path in the table: `/course/:id/lesson/:lessonId` has `id` and `lessonId`. */
export type RouteParams<Path extends RoutePath> = Readonly<Record<ParamIn<Path>, string>>;

export interface RouteMatch {
  readonly route: RoutePath;
  readonly params: Readonly<Record<string, string>>;
}

// No part of an address that the academy issues is longer.
const PARAM_MAX_LENGTH = 100;

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null; // A percent sign that encodes nothing.
  }
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): RouteMatch['params'] | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) {
      const value = segment.length > PARAM_MAX_LENGTH ? null : decoded(segment);
      if (value === null || value === '') return null;
      params[part.slice(1)] = value;
    } else if (part !== segment) return null;
  }
  return params;
}

/** The row of the route table for a path as in the address bar; null for an unknown path. */
export function matchRoute(path: string): RouteMatch | null {
  const given = path.split('/');
  for (const { path: route, segments } of PATTERNS) {
    const params = paramsOf(segments, given);
    if (params !== null) return { route, params };
  }
  return null;
}

export function routeOf(path: string): RoutePath | null {
  return matchRoute(path)?.route ?? null;
}

export function isAllowed(access: RouteAccess, role: Role): boolean {
  return access !== 'administrator' || role === 'administrator';
}
