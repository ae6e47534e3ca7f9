import { DOCUMENT_CACHE } from '../lib/device/device-caches.ts';
import { isNamedDocument } from './whole-content.ts';

/** A course has about forty lessons: room for those in use, and a limit on what a phone stores. */
const MOST_DOCUMENTS = 300;

type DocumentCache = Pick<Cache, 'keys' | 'delete'>;

/** Evicts the oldest first: a cache lists its entries in the order in which they were added. */
export async function dropOldest(cache: DocumentCache, most: number): Promise<void> {
  const requests = await cache.keys();
  await Promise.all(
    requests.slice(0, Math.max(0, requests.length - most)).map((request) => cache.delete(request)),
  );
}

/** A document is stored under the hash of its content: a cached one stays valid for ever. */
export async function cachedDocument(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  // Read before, or saved for offline.
  const cached = await caches.match(pathname, { ignoreVary: true });
  if (cached) return cached;
  // Bypasses the browser's HTTP cache, which is not cleared when somebody logs out.
  const answer = await fetch(request, { cache: 'no-store' });
  if (answer.ok) {
    // Treated as a network failure: neither the page nor the offline cache gets wrong content under this name.
    if (!(await isNamedDocument(pathname, answer.clone()))) return Response.error();
    const cache = await caches.open(DOCUMENT_CACHE);
    await cache.put(pathname, answer.clone());
    await dropOldest(cache, MOST_DOCUMENTS);
  }
  return answer;
}
