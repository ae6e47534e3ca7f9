import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { createQueryClient } from '../lib/answers/query-client.ts';
import { BareLoading } from './pages/bare-page.tsx';
import { Providers } from './providers.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { Shell } from './shell/shell.tsx';
import { NO_PATH } from './shell/top-bar.tsx';

function render(path: string, view: ReactNode): string {
  const queryClient = createQueryClient();
  const html = renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <Providers queryClient={queryClient}>{view}</Providers>
      </Router>
    </StrictMode>,
  );
  // Its timers would keep the build waiting for five minutes, the time for which unused data is kept.
  queryClient.clear();
  return html;
}

/**
 * The HTML of the pages before any script runs: the frame without a page or a user, exactly as the application draws
 * it while it asks who is signed in, so that hydration does not shift anything. `app` serves every path except Home.
 */
export function prerender(): { app: string; home: string; bare: string } {
  const frame = (
    <Shell>
      <PageSkeleton />
    </Shell>
  );
  return {
    app: render(NO_PATH, frame),
    home: render('/', frame),
    bare: render(NO_PATH, <BareLoading />),
  };
}
