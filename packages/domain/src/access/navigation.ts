import type { Role } from './roles.ts';
import type { RoutePath } from './route-access.ts';

export interface NavigationEntry {
  readonly label: string;
  readonly path: RoutePath;
}

// 1§2: the order is the specification's; `Admin` is in the desktop sidebar only, for every role.
export const DRAWER_ENTRIES = [
  { label: 'Home', path: '/' },
  { label: 'Training', path: '/training' },
  { label: 'Careers', path: '/careers' },
  { label: 'Events', path: '/events' },
  { label: 'Content', path: '/content' },
  { label: 'Crypto', path: '/crypto' },
  { label: 'Achievements', path: '/achievements' },
  { label: 'Learning Path', path: '/learning-path' },
  { label: 'Help', path: '/help' },
] as const satisfies readonly NavigationEntry[];

export const SIDEBAR_ENTRIES = [
  ...DRAWER_ENTRIES,
  { label: 'Admin', path: '/admin' },
] as const satisfies readonly NavigationEntry[];

const ROLE_ENTRIES = {
  learner: [{ label: 'My Courses', path: '/training' }],
  trainer: [
    { label: 'Manage Courses', path: '/my-courses' },
    { label: 'My Students', path: '/students' },
  ],
  administrator: [
    { label: 'Admin Dashboard', path: '/admin' },
    { label: 'Content Management', path: '/cms' },
  ],
} as const satisfies Readonly<Record<Role, readonly NavigationEntry[]>>;

const OWN_ENTRIES = [
  { label: 'Profile', path: '/profile' },
  { label: 'My Nexii Coins', path: '/crypto' },
] as const satisfies readonly NavigationEntry[];
const SETTINGS = { label: 'Settings', path: '/settings' } as const satisfies NavigationEntry;

/** 1§6, 2§2: Profile and coins, what the role adds, then Settings; `Log out` follows as an action. */
export function userMenuEntries(role: Role): readonly NavigationEntry[] {
  return [...OWN_ENTRIES, ...ROLE_ENTRIES[role], SETTINGS];
}

/** The pages that a menu leads to. */
export type MenuPath =
  | (typeof SIDEBAR_ENTRIES | typeof OWN_ENTRIES | (typeof ROLE_ENTRIES)[Role])[number]['path']
  | typeof SETTINGS.path;

/** Home is the current entry on both of its paths (R8). */
export function isCurrentEntry(entry: NavigationEntry, path: string): boolean {
  if (entry.path === '/') return path === '/' || path === '/dashboard';
  return path === entry.path || path.startsWith(`${entry.path}/`);
}
