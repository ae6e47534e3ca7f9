// Data that this worker fetches costs money too, and no page sees it: it reports it to one of the open pages, which
// counts (lib/data-meter.ts).
import {
  addCounted,
  type Counted,
  countTransfers,
  NOTHING_COUNTED,
} from '@academy/domain/academy/data-usage';

declare const self: ServiceWorkerGlobalScope;

/** Not reported yet, because no page was open to receive it. */
let unreported: Counted = NOTHING_COUNTED;

export async function reportFetchedBytes(): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page || unreported.bytes === 0) return;
  page.postMessage({ counted: unreported });
  unreported = NOTHING_COUNTED;
}

export function countOwnFetches(): void {
  new PerformanceObserver((list) => {
    unreported = addCounted(unreported, countTransfers(list.getEntries() as PerformanceResourceTiming[]));
    void reportFetchedBytes();
  }).observe({ type: 'resource', buffered: true });
}
