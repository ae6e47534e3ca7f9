import type { PageFacts } from '@academy/domain/admissions/waitlist';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startDataMeter } from '../lib/device/data-meter.ts';
import { registerServiceWorker } from '../lib/device/service-worker.ts';
import '../styles/landing.css';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { LandingFault } from './landing-fault.tsx';
import { LandingPage } from './landing-page.tsx';
import { Visitor } from './visitor.tsx';

const root = document.getElementById('root');

/** The page of `/login` is a different one, although its address becomes `/`. */
function isLandingPage(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return root?.dataset.page === 'landing' && visit !== undefined && new URL(visit.name).pathname === '/';
}

startDataMeter();
registerServiceWorker(isLandingPage() ? ['/'] : []);

const facts = document.getElementById('academy-facts')?.textContent;
/** The data that the server rendered the page with; undefined where everything is as specified. */
const known: PageFacts | undefined = facts ? JSON.parse(facts) : undefined;

// In development nothing is prerendered, so there is nothing to hydrate.
if (root?.dataset.page === 'landing' && root.firstElementChild)
  hydrateRoot(
    root,
    <StrictMode>
      <ErrorBoundary fallback={(_, retry) => <LandingFault onRetry={retry} />}>
        <LandingPage known={known} />
      </ErrorBoundary>
    </StrictMode>,
  );
else if (root)
  createRoot(root).render(
    <ErrorBoundary fallback={(_, retry) => <LandingFault onRetry={retry} />}>
      <Visitor known={known} />
    </ErrorBoundary>,
  );
