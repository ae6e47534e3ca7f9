import { pageTitle, ROUTE_ACCESS, type RoutePath, routeOf, SIGN_IN_PATHS } from '@academy/domain/access';
import { PRODUCT_NAME } from '@academy/domain/product';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useCurrentUser } from '../features/identity/index.ts';
import { wantSignIn } from '../lib/return-path.ts';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { AccessGuard } from './access-guard.tsx';
import { BareLoading } from './pages/bare-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { pageOf } from './pages.ts';
import { Shell } from './shell/shell.tsx';

const PasswordPage = lazy(() =>
  import('./pages/password-page.tsx').then(({ PasswordPage }) => ({ default: PasswordPage })),
);

const InvitationPage = lazy(() =>
  import('./pages/invitation-page.tsx').then(({ InvitationPage }) => ({ default: InvitationPage })),
);

const ConfirmPlacePage = lazy(() =>
  import('./pages/confirm-place-page.tsx').then(({ ConfirmPlacePage }) => ({ default: ConfirmPlacePage })),
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

export function Routes() {
  const [path] = useLocation();
  const route = routeOf(path);
  useEffect(() => {
    const title = pageTitle(path);
    document.title = title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`;
  }, [path]);

  if (route === null)
    return (
      <Shell>
        <NotFoundPage />
      </Shell>
    );
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
