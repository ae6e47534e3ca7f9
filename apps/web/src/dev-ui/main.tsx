import '../styles/dev-ui.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ShowcasePage } from './showcase-page.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('dev-ui.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ShowcasePage />
  </StrictMode>,
);
