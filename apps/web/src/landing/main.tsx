import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../styles/landing.css';
import { LandingPage } from './landing-page.tsx';
import { Visitor } from './visitor.tsx';

const root = document.getElementById('root');
if (root?.dataset.page === 'landing')
  hydrateRoot(
    root,
    <StrictMode>
      <LandingPage />
    </StrictMode>,
  );
else if (root) createRoot(root).render(<Visitor />);
