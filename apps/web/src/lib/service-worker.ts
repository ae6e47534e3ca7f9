/** What this visit has loaded: kept by the worker, so that the next one needs no network for it. */
function loadedFiles(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  return [location.pathname === '/' ? '/' : '/dashboard', ...files.map(({ pathname }) => pathname)];
}

/** 1§2: registered at `/sw.js` when the page has loaded. A browser without workers goes on as before. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', async () => {
    await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loadedFiles() });
  });
}
