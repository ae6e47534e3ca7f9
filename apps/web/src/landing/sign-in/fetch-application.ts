import { cacheApplication } from '../../lib/device/service-worker.ts';

/** The build writes the list of files that the application starts with into the page (`build.ts`). */
function applicationFiles(): string[] {
  const list = document.getElementById('application-files')?.textContent;
  return list ? JSON.parse(list) : [];
}

let isFetched = false;

/** Prefetches the application while somebody types a password, so that it is ready after signing in. */
export function fetchApplication(): void {
  if (isFetched) return;
  isFetched = true;
  for (const file of applicationFiles()) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    link.href = file;
    link.fetchPriority = 'low';
    document.head.append(link);
  }
  cacheApplication();
}
