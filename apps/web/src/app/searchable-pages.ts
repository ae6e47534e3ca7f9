import {
  isAllowed,
  type NavigationEntry,
  ROUTE_ACCESS,
  type Role,
  type RoutePath,
  SIDEBAR_ENTRIES,
  userMenuEntries,
} from '@academy/domain/access';
import { PAGES } from './features/index.ts';

/** Pages that no menu lists. */
const TITLED_PAGES: readonly NavigationEntry[] = Object.entries(PAGES).flatMap(([path, { search }]) =>
  search ? [{ label: search, path: path as RoutePath }] : [],
);

/** The pages that a person may open, without duplicates. */
export function searchablePages(role: Role | null): readonly NavigationEntry[] {
  if (role === null) return [];
  const entries = new Map(
    [...userMenuEntries(role), ...SIDEBAR_ENTRIES, ...TITLED_PAGES].map((entry) => [entry.path, entry]),
  );
  return [...entries.values()].filter(({ path }) => isAllowed(ROUTE_ACCESS[path], role));
}
