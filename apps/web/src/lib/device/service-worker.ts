const hasWorkers = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** What this visit has loaded: kept by the worker, so that the next one needs no network for it. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

async function tellWorker(message: () => Readonly<Record<string, unknown>>): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message());
}

/** 1§2: registered at `/sw.js` when the page has loaded. A browser without workers goes on as before. */
export function registerServiceWorker(ownPages: readonly string[] = []): void {
  if (!hasWorkers()) return;
  addEventListener('load', async () => {
    // Asked for again after some minutes, as the server says, instead of with each page: 600 bytes each time.
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'all' }).catch(() => undefined);
    // What came until the worker was there, it has not seen.
    await tellWorker(() => ({ keep: [...ownPages, ...loadedFiles()] }));
  });
}

/** The application is in use here, or about to be: its next page comes from the device. */
export function keepApplication(): void {
  if (hasWorkers()) void tellWorker(() => ({ keepsShells: true }));
}
