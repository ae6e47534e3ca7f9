import { routeOf } from '@academy/domain/access';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { answersIn } from '../lib/answers/answers.ts';
import { createQueryClient } from '../lib/answers/query-client.ts';
import { startDataMeter } from '../lib/device/data-meter.ts';
import { beginDeviceVisit } from '../lib/device/device-visit.ts';
import { registerServiceWorker } from '../lib/device/service-worker.ts';
import { provideFeatures } from '../lib/features/provided-features.ts';
import { followLinks } from '../lib/pages/leaving/link-clicks.ts';
import '../styles/app.css';
import { KEPT_ANSWERS, OFFLINE_ANSWERS, UNSENT_WORK } from './features/index.ts';
import { listenForOffers } from './listen-for-offers.ts';
import { pageOf, prefetchPage } from './pages.ts';
import { Providers } from './providers.tsx';
import { Routes } from './routes.tsx';
import { captureEarlySearch } from './shell/early-search.ts';
import { wakeAssistant } from './wake-assistant.ts';

followLinks((path) => {
  navigate(path);
  scrollTo(0, 0);
});

startDataMeter();
provideFeatures({ prefetchPage, offlineAnswers: OFFLINE_ANSWERS, unsentWork: UNSENT_WORK });
registerServiceWorker();
listenForOffers();

const queryClient = createQueryClient();
const oldAnswers = beginDeviceVisit(queryClient, KEPT_ANSWERS);
wakeAssistant(queryClient);

/** The frame is in the HTML already. A cached page is ready within this time; over the network the frame hydrates first. */
const PAGE_AWAITED_MS = 1000;

/**
 * The code of the page loads while the server is asked who is signed in, and is drawn at once where everything is
 * known already.
 */
async function loadPage(): Promise<void> {
  const route = routeOf(location.pathname);
  const loading = route && pageOf(route)?.load();
  if (!loading || !answersIn(queryClient).read('GET /api/auth/user')) return;
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PAGE_AWAITED_MS))]);
}

const root = document.getElementById('root');
if (root)
  void loadPage().then(() => {
    captureEarlySearch();
    createRoot(root).render(
      <StrictMode>
        <Providers queryClient={queryClient} oldAnswers={oldAnswers}>
          <Routes />
        </Providers>
      </StrictMode>,
    );
  });
