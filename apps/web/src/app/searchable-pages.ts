import {
  isAllowed,
  type NavigationEntry,
  ROUTE_ACCESS,
  type Role,
  SIDEBAR_ENTRIES,
  userMenuEntries,
} from '@academy/domain/access';
import { hasPage } from './pages.ts';

// Reached from the profile, and from the page of a course.
const OF_EVERYBODY: readonly NavigationEntry[] = [
  { label: 'Review your cards', path: '/review' },
  { label: 'Orders and receipts', path: '/orders' },
  { label: 'Privacy and my data', path: '/settings/privacy' },
  { label: 'Second factor', path: '/settings/second-factor' },
  { label: 'Edit my profile', path: '/settings/profile' },
  { label: 'Email address', path: '/settings/email' },
  { label: 'Quiet hours for emails', path: '/settings/quiet-hours' },
  { label: 'Passkeys', path: '/settings/passkeys' },
  { label: 'Offline and data', path: '/offline' },
];
// Reached from an administrator's Home, and by their names.
const OF_STAFF: readonly NavigationEntry[] = [
  { label: 'Waiting list', path: '/admin/waitlist' },
  { label: 'Reward requests', path: '/admin/rewards' },
  { label: 'Payments', path: '/admin/payments' },
  { label: 'Sponsored places', path: '/admin/vouchers' },
  { label: 'Assistant overview', path: '/admin/agents' },
  { label: 'Register of personal data', path: '/admin/privacy' },
];

/** The finished pages that a person may open, each once. */
export function searchablePages(role: Role | null): readonly NavigationEntry[] {
  if (role === null) return [];
  const entries = new Map(
    [...userMenuEntries(role), ...SIDEBAR_ENTRIES, ...OF_EVERYBODY, ...OF_STAFF].map((entry) => [
      entry.path,
      entry,
    ]),
  );
  return [...entries.values()].filter(({ path }) => hasPage(path) && isAllowed(ROUTE_ACCESS[path], role));
}
