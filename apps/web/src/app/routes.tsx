import { pageTitle, ROUTE_ACCESS, type RoutePath, routeOf, SIGN_IN_PATHS } from '@academy/domain/access';
import { type ComponentType, Suspense, useEffect, useLayoutEffect } from 'react';
import { Redirect } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { useCurrentUser } from '../features/identity/index.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { showPageTitle } from '../lib/page-title.ts';
import { wantSignIn } from '../lib/return-path.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { AccessGuard } from './access-guard.tsx';
import { BareLoading, BarePage } from './pages/bare-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { pageOf } from './pages.ts';
import { Shell } from './shell/shell.tsx';
import { SignInEntry } from './shell/sign-in-entry.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

const PasswordPage = lazyPart(
  () => import('./pages/password-page.tsx'),
  ({ PasswordPage }) => PasswordPage,
);

const InvitationPage = lazyPart(
  () => import('./pages/invitation-page.tsx'),
  ({ InvitationPage }) => InvitationPage,
);

const ConfirmPlacePage = lazyPart(
  () => import('./pages/confirm-place-page.tsx'),
  ({ ConfirmPlacePage }) => ConfirmPlacePage,
);

/** Pages that a mailed link opens, for anyone. */
const MAILED_PAGES: Partial<Record<RoutePath, ComponentType>> = {
  '/reset-password': PasswordPage,
  '/invitation': InvitationPage,
  '/confirm-place': ConfirmPlacePage,
};

/** The landing page is another document: the server gives it to whoever is not signed in. */
function LeaveForLanding({ isSignInWanted }: { isSignInWanted: boolean }) {
  useEffect(() => {
    if (isSignInWanted) wantSignIn();
    location.replace('/');
  }, [isSignInWanted]);
  return <Spinner label="One moment" />;
}

/** `/login`, `/signup`, `/register`: Home for whoever is signed in, else the landing page with its panel open. */
function SignInPath() {
  const { data: user, isPending } = useCurrentUser();
  if (isPending) return <Spinner label="Checking your sign-in" />;
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
    <AccessGuard access={access === 'public' ? 'signed-in' : access}>
      <Page />
    </AccessGuard>
  );
}

/** SHELL-09: for those inside within the application, for visitors without a way to what is not theirs. */
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
  // Before the effects of the page, which may know a better name.
  useLayoutEffect(() => showPageTitle(path, pageTitle(path)), [path]);
  useFocusAfterNavigation(path);

  if (route === null) return <NotFound />;
  if (route === '/') return <Home />;
  if (SIGN_IN_PATHS.includes(route)) return <SignInPath />;
  const MailedPage = MAILED_PAGES[route];
  if (MailedPage)
    return (
      <Suspense fallback={<BareLoading />}>
        <MailedPage />
      </Suspense>
    );
  return <GuardedPage route={route} />;
}
