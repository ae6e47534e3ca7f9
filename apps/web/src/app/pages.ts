import type { RoutePath } from '@academy/domain/access';
import { type ComponentType, lazy } from 'react';

// Each page is a chunk of its own. A known path without a page shows the 404 card until its page is built.
const home = lazy(() => import('./pages/home-page.tsx').then(({ HomePage }) => ({ default: HomePage })));
const profile = lazy(() =>
  import('../features/identity/profile-page.tsx').then(({ ProfilePage }) => ({ default: ProfilePage })),
);

const waitlist = lazy(() =>
  import('../features/invitations/waitlist-page.tsx').then(({ WaitlistPage }) => ({ default: WaitlistPage })),
);

const PAGES: Partial<Record<RoutePath, ComponentType>> = {
  '/': home,
  '/dashboard': home,
  '/profile': profile,
  '/admin/waitlist': waitlist,
};

export function pageOf(path: RoutePath): ComponentType | undefined {
  return PAGES[path];
}

export function hasPage(path: RoutePath): boolean {
  return path in PAGES;
}
