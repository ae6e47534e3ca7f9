import { roleShownAs } from '@academy/domain/access';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser, useLogOut } from '../../features/accounts/identity/index.ts';
import { ThemeToggle } from '../../ui/actions/theme-toggle.tsx';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { FaultCard } from '../fault-card.tsx';
import { searchablePages } from '../searchable-pages.ts';
import { offerAssistant } from '../wake-assistant.ts';
import { LogOutQuestion } from './account/log-out-question.tsx';
import { useBadgeNews } from './account/use-badge-news.ts';
import { UserArea } from './account/user-area.tsx';
import { Footer } from './footer.tsx';
import { MobileTopBar } from './navigation/mobile-top-bar.tsx';
import { Sidebar } from './navigation/sidebar.tsx';
import { useHasSidebar } from './navigation/use-has-sidebar.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { SearchBox } from './search-box.tsx';
import { UnsentWorkSign } from './synchronisation/unsent-work-sign.tsx';
import { useUnsentWork } from './synchronisation/use-unsent-work.ts';
import { TopBar } from './top-bar.tsx';

/** The frame of every page inside the application. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const { data: user, isPending } = useCurrentUser();
  // Any one screen hides half of the frame, and a phone would draw it at every start.
  const hasSidebar = useHasSidebar();
  // Not in the bars: turning a tablet switches between them, and an open question must survive that.
  const { logOut, ...question } = useLogOut(user?.id);
  const userPlace = <UserArea user={user} isChecking={isPending} onLogOut={logOut} />;
  useUnsentWork(user?.id);
  useBadgeNews(user);
  useEffect(offerAssistant, []);
  return (
    <div className="flex min-h-svh flex-col md:pl-sidebar">
      <a
        href="#main"
        className="sr-only z-toast rounded-md bg-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      {hasSidebar !== false && <Sidebar />}
      {hasSidebar !== true && <MobileTopBar>{userPlace}</MobileTopBar>}
      <TopBar
        path={path}
        search={<SearchBox pages={searchablePages(user ? roleShownAs(user.role) : null)} />}
      >
        {hasSidebar !== false && (
          <>
            <ThemeToggle />
            {userPlace}
          </>
        )}
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
      <LogOutQuestion {...question} />
      {user && <UnsentWorkSign userId={user.id} />}
      <Footer />
    </div>
  );
}
