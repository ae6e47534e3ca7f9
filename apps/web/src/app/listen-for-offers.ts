import { sharedPlace } from '../lib/device/device-store.ts';

/** Few set a budget for their data: who has not pays nothing for it. */
function watchBudget(): void {
  if (sharedPlace('data-plan', (stored) => stored).read() === null) return;
  import('../features/learning/offline/watch-data-budget.ts').then(
    ({ watchDataBudget }) => watchDataBudget(),
    () => undefined,
  );
}

/** The browser would install the academy, or a new version of it is there: what says so comes only then. */
export function listenForOffers(): void {
  watchBudget();
  const offers = () => import('./offer-install.ts');
  addEventListener('beforeinstallprompt', (event) => {
    // Asked for when it suits, not when the browser likes.
    event.preventDefault();
    offers().then(
      ({ offerInstall }) => offerInstall(event),
      () => undefined,
    );
  });
  // Safari on a phone asks no page; it alone says whether it shows the installed one.
  if ((navigator as Navigator & { readonly standalone?: boolean }).standalone === false)
    offers().then(
      ({ offerHomeScreen }) => offerHomeScreen(),
      () => undefined,
    );
  const workers = navigator.serviceWorker;
  // The first worker of this device is no news.
  if (!workers?.controller) return;
  workers.addEventListener('controllerchange', () => {
    offers().then(
      ({ offerUpdate }) => offerUpdate(),
      () => undefined,
    );
  });
}
