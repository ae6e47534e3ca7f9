import {
  MAILED_PATHS,
  pageTitle,
  ROUTE_ACCESS,
  type RoutePath,
  routeOf,
  SIGN_IN_PATHS,
} from '@academy/domain/access';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Redirect } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { UnreachableNotice, useCurrentUser } from '../features/accounts/identity/index.ts';
import { showPageTitle } from '../lib/pages/page-title.ts';
import { wantSignIn } from '../lib/pages/return-path.ts';
import { recordSignedOut } from '../lib/pages/signed-in-person.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { AccessGuard } from './access-guard.tsx';
import { BareLoading, BarePage } from './pages/bare-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { pageOf } from './pages.ts';
import { SignInEntry } from './shell/account/sign-in-entry.tsx';
import { Shell } from './shell/shell.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

/** The landing page is another document, which the server sends to visitors who are not signed in. */
function LeaveForLanding({ isSignInWanted }: { isSignInWanted: boolean }) {
  useEffect(() => {
    if (isSignInWanted) wantSignIn();
    // Until the device has forgotten the sign-in, the worker would answer with the application again.
    void recordSignedOut().then(() => location.replace('/'));
  }, [isSignInWanted]);
  return <Spinner label="One moment" />;
}

/** `/login`, `/signup`, `/register`: Home for users who are signed in, otherwise the landing page with its panel open. */
function SignInPath() {
  const { data: user, isPending, isError, refetch } = useCurrentUser();
  if (isPending) return <Spinner label="Checking your sign-in" />;
  if (isError && !user) return <UnreachableNotice onRetry={() => void refetch()} />;
  return user ? <Redirect to="/" replace /> : <LeaveForLanding isSignInWanted />;
}

function Home() {
  const { data: user, isPending, isError } = useCurrentUser();
  if (!isPending && !isError && !user) return <LeaveForLanding isSignInWanted={false} />;
  return <GuardedPage route="/" />;
}

function GuardedPage({ route }: { route: RoutePath }) {
  const Page = pageOf(route) ?? NotFoundPage;
  const access = ROUTE_ACCESS[route];
  return (
    <AccessGuard access={access === 'public' ? 'signed-in' : access} isHome={route === '/'}>
      <Page />
    </AccessGuard>
  );
}

/** A public page opened by a mailed or shared link or by a printed code. */
function MailedPage({ route }: { route: RoutePath }) {
  const Page = pageOf(route) ?? NotFoundPage;
  return (
    <Suspense fallback={<BareLoading />}>
      <BarePage>
        <Page />
      </BarePage>
    </Suspense>
  );
}

/** SHELL-09: shown within the application to users, and to visitors without links to pages that they cannot open. */
function NotFound() {
  const { data: user, isPending } = useCurrentUser();
  if (isPending) return <BareLoading />;
  if (user)
    return (
      <Shell>
        <NotFoundPage />
      </Shell>
    );
  return (
    <BarePage action={<SignInEntry />}>
      <NotFoundPage />
    </BarePage>
  );
}

export function Routes() {
  const path = usePathname();
  const route = routeOf(path);
  // Before the effects of the page, which may set a more specific title.
  useLayoutEffect(() => showPageTitle(path, pageTitle(path)), [path]);
  useFocusAfterNavigation(path);

  if (route === null) return <NotFound />;
  if (route === '/') return <Home />;
  if (SIGN_IN_PATHS.includes(route)) return <SignInPath />;
  return MAILED_PATHS.includes(route) ? <MailedPage route={route} /> : <GuardedPage route={route} />;
}
