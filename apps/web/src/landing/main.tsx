import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../styles/landing.css';
import { LandingPage } from './landing-page.tsx';
import { Visitor } from './visitor.tsx';

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
