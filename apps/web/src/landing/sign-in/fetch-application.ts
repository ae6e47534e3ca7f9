import { keepApplication } from '../../lib/device/service-worker.ts';

/** The build writes into the page which files the application begins with (`build.ts`). */
function applicationFiles(): string[] {
  const list = document.getElementById('application-files')?.textContent;
  return list ? JSON.parse(list) : [];
}

let isFetched = false;

/** While somebody types a password, what follows travels already: after signing in it is there. */
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
  keepApplication();
}
