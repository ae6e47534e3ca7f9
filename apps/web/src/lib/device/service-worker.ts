const hasWorkers = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Sends the worker what this visit has loaded, so that the next one needs no network for it. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

async function postToWorker(message: () => Readonly<Record<string, unknown>>): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message());
}

/** 1§2: registered at `/sw.js` when the page has loaded. A browser without workers works as before. */
export function registerServiceWorker(ownPages: readonly string[] = []): void {
  if (!hasWorkers()) return;
  addEventListener('load', async () => {
    // Checked again after some minutes, as the server's headers say, instead of with each page: 600 bytes each time.
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'all' }).catch(() => undefined);
    // The worker has not seen what was loaded before it was active.
    await postToWorker(() => ({ keep: [...ownPages, ...loadedFiles()] }));
  });
}

/** The application is in use here, or about to be: its next page is served from the device. */
export function cacheApplication(): void {
  if (hasWorkers()) void postToWorker(() => ({ keepsShells: true }));
}
