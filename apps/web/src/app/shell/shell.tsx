import { roleShownAs } from '@academy/domain/access';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '../../features/identity/index.ts';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { FaultCard } from '../fault-card.tsx';
import { searchablePages } from '../searchable-pages.ts';
import { Footer } from './footer.tsx';
import { MobileTopBar } from './mobile-top-bar.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { SearchBox } from './search-box.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useUnsentEvents } from './use-unsent-events.ts';
import { UserPlace } from './user-place.tsx';

/** The frame of every page inside the application. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const { data: user, isPending } = useCurrentUser();
  useUnsentEvents(user?.id);
  return (
    <div className="flex min-h-svh flex-col md:pl-sidebar">
      <a
        href="#main"
        className="sr-only z-toast rounded-md bg-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <Sidebar />
      <MobileTopBar>
        <UserPlace user={user} isChecking={isPending} />
      </MobileTopBar>
      <TopBar
        path={path}
        search={<SearchBox pages={searchablePages(user ? roleShownAs(user.role) : null)} />}
      >
        <UserPlace user={user} isChecking={isPending} />
      </TopBar>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[calc(var(--container-app)+2*var(--s-gutter))] flex-1 px-gutter pt-5 pb-12 focus:outline-none"
      >
        <ErrorBoundary
          resetKey={path}
          fallback={(error, retry) => <FaultCard headingLevel={2} error={error} onRetry={retry} />}
        >
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}
