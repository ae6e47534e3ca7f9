import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { followLinks } from '../lib/link-clicks.ts';
import { registerServiceWorker } from '../lib/service-worker.ts';
import '../styles/app.css';
import { Providers } from './providers.tsx';
import { Routes } from './routes.tsx';

followLinks((path) => {
  navigate(path);
  scrollTo(0, 0);
});

registerServiceWorker();

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <Routes />
      </Providers>
    </StrictMode>,
  );
