import { guardOutcome, type RouteAccess } from '@academy/domain/access';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { UnreachableNotice, useCurrentUser } from '../features/accounts/identity/index.ts';
import { lazyPart } from '../lib/pages/lazy-part.tsx';
import { rememberReturnPath } from '../lib/pages/return-path.ts';
import { AccessDeniedPage } from './pages/access-denied-page.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { Shell } from './shell/shell.tsx';

const SecondFactorNeeded = lazyPart(
  () => import('../features/accounts/second-factor/second-factor-needed.tsx'),
  ({ SecondFactorNeeded }) => SecondFactorNeeded,
);

interface AccessGuardProps {
  access: RouteAccess;
  isHome?: boolean;
  children: ReactNode;
}

function SendToSignIn({ from }: { from: string }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    rememberReturnPath(from);
    navigate('/login', { replace: true });
  }, [from, navigate]);
  return null;
}

/**
 * 1§4: loading, then a redirect to sign-in, Access Denied, or the content. A server that cannot be reached is none of
 * these.
 */
export function AccessGuard({ access, isHome = false, children }: AccessGuardProps) {
  const [path] = useLocation();
  const { data: user, isPending, isError, refetch } = useCurrentUser();

  // The user known from the last visit stays while the server cannot be reached.
  if (isError && user === undefined) return <UnreachableNotice onRetry={() => void refetch()} />;

  switch (guardOutcome({ access, isLoading: isPending, user: user ?? null, isHome })) {
    case 'loading':
      return (
        <Shell>
          <PageSkeleton />
        </Shell>
      );
    case 'not-signed-in':
      return <SendToSignIn from={`${path}${location.search}${location.hash}`} />;
    case 'wrong-role':
      return (
        <Shell>
          <AccessDeniedPage />
        </Shell>
      );
    case 'second-factor-needed':
      return (
        <Shell>
          <Suspense fallback={<PageSkeleton />}>
            <SecondFactorNeeded />
          </Suspense>
        </Shell>
      );
    case 'content':
      return <Shell>{children}</Shell>;
  }
}
