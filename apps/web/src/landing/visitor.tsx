import { SIGN_IN_PATHS } from '@academy/domain/access';
import type { PageFacts } from '@academy/domain/admissions/waitlist';
import { useEffect, useState } from 'react';
import { fetchCurrentUser, UnreachableNotice } from '../features/accounts/identity/index.ts';
import { rememberReturnPath, wantSignIn } from '../lib/pages/return-path.ts';
import { Checking } from './checking.tsx';
import { LandingPage } from './landing-page.tsx';

type View = 'checking' | 'unreachable' | 'landing';

const go = (path: string) => history.replaceState(null, '', path);

/** `/login` and its aliases become exactly `/`, with the panel open. */
function enterSignIn() {
  wantSignIn();
  go('/');
}

/** The guard for visitors: asks who is signed in, and never redirects to `/login` and from there to `/`. */
async function guard(): Promise<View> {
  const path = location.pathname;
  if (path === '/') return 'landing';
  if (SIGN_IN_PATHS.some((signInPath) => signInPath === path)) {
    enterSignIn();
    return 'landing';
  }
  try {
    if (await fetchCurrentUser()) {
      // Signed in meanwhile in another tab: the server now sends the application.
      location.reload();
      return 'checking';
    }
  } catch {
    return 'unreachable';
  }
  rememberReturnPath(`${path}${location.search}${location.hash}`);
  go('/login');
  enterSignIn();
  return 'landing';
}

export function Visitor({ known }: { known?: PageFacts | undefined }) {
  const [view, setView] = useState<View>('checking');
  useEffect(() => {
    if (view === 'checking') void guard().then(setView);
  }, [view]);

  switch (view) {
    case 'landing':
      return <LandingPage known={known} />;
    case 'checking':
      return <Checking />;
    case 'unreachable':
      return <UnreachableNotice onRetry={() => setView('checking')} />;
  }
}
