import { matchRoute, type RouteParams, type RoutePath } from '@academy/domain/access';
import { usePathname } from 'wouter/use-browser-location';

/**
 * The parameters of the address, by the route table: `useRouteParams('/course/:id')`. Wouter's own matcher is not
 * used: it decodes a path as a whole, so that `%2F` and `%25` come out wrong, and matches other paths than the
 * server.
 */
export function useRouteParams<Path extends RoutePath>(...routes: readonly Path[]): RouteParams<Path> {
  const match = matchRoute(usePathname());
  const isMeant = match !== null && (routes as readonly RoutePath[]).includes(match.route);
  // Only a page that is about to be left sees another page's address.
  return isMeant ? (match.params as RouteParams<Path>) : emptyParams(routes);
}

function emptyParams<Path extends RoutePath>(routes: readonly Path[]): RouteParams<Path> {
  const names = routes.flatMap((route) => route.split('/').filter((part) => part.startsWith(':')));
  return Object.fromEntries(names.map((name) => [name.slice(1), ''])) as RouteParams<Path>;
}
