import { sharedEntry } from '../lib/device/device-store.ts';

/** Few people set a data budget: the code is loaded only for those who have one. */
function watchBudget(): void {
  if (sharedEntry('data-plan', (stored) => stored).read() === null) return;
  import('../features/learning/offline/watch-data-budget.ts').then(
    ({ watchDataBudget }) => watchDataBudget(),
    () => undefined,
  );
}

/** The browser offers to install the academy, or a new version is ready: the code that says so is loaded only then. */
export function listenForOffers(): void {
  watchBudget();
  const offers = () => import('./offer-install.ts');
  addEventListener('beforeinstallprompt', (event) => {
    // We ask at a good moment instead of when the browser chooses.
    event.preventDefault();
    offers().then(
      ({ offerInstall }) => offerInstall(event),
      () => undefined,
    );
  });
  // Safari on iOS has no install event; only it says whether the page runs as an installed app.
  if ((navigator as Navigator & { readonly standalone?: boolean }).standalone === false)
    offers().then(
      ({ offerHomeScreen }) => offerHomeScreen(),
      () => undefined,
    );
  const workers = navigator.serviceWorker;
  // The first worker of this device is not an update.
  if (!workers?.controller) return;
  workers.addEventListener('controllerchange', () => {
    offers().then(
      ({ offerUpdate }) => offerUpdate(),
      () => undefined,
    );
  });
}
