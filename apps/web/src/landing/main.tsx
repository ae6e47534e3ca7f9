import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { registerServiceWorker } from '../lib/service-worker.ts';
import '../styles/landing.css';
import { LandingPage } from './landing-page.tsx';
import { Visitor } from './visitor.tsx';

registerServiceWorker();

const root = document.getElementById('root');
// In development nothing is prerendered, and there is nothing to wake.
if (root?.dataset.page === 'landing' && root.firstElementChild)
  hydrateRoot(
    root,
    <StrictMode>
      <LandingPage />
    </StrictMode>,
  );
else if (root) createRoot(root).render(<Visitor />);
