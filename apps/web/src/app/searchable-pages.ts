import {
  isAllowed,
  type NavigationEntry,
  ROUTE_ACCESS,
  type Role,
  SIDEBAR_ENTRIES,
  userMenuEntries,
} from '@academy/domain/access';
import { hasPage } from './pages.ts';

// Reached from the operations dashboard once that is built; until then by its name.
const WAITLIST: NavigationEntry = { label: 'Waiting list', path: '/admin/waitlist' };

/** The finished pages that a person may open, each once. */
export function searchablePages(role: Role | null): readonly NavigationEntry[] {
  if (role === null) return [];
  const entries = new Map(
    [...userMenuEntries(role), ...SIDEBAR_ENTRIES, WAITLIST].map((entry) => [entry.path, entry]),
  );
  return [...entries.values()].filter(({ path }) => hasPage(path) && isAllowed(ROUTE_ACCESS[path], role));
}
