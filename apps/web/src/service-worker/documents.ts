import { DOCUMENT_CACHE } from '../lib/device/device-caches.ts';
import { isNamedDocument } from './whole-content.ts';

/** A course has about forty lessons: room for those that somebody is busy with, and an end to what a phone gives. */
const MOST_DOCUMENTS = 300;

type DocumentCache = Pick<Cache, 'keys' | 'delete'>;

/** The oldest go first: a cache lists its entries in the order in which they came. */
export async function dropOldest(cache: DocumentCache, most: number): Promise<void> {
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)));
}

/** A document stands under the hash of its content: what is kept stays right for ever. */
export async function keptDocument(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  // Read before, or saved for offline.
  const kept = await caches.match(pathname, { ignoreVary: true });
  if (kept) return kept;
  // Past the browser's own cache, which nothing empties when somebody logs out.
  const answer = await fetch(request, { cache: 'no-store' });
  if (answer.ok) {
    // As if it had not come: neither the page nor what is saved for offline gets something else under this name.
    if (!(await isNamedDocument(pathname, answer.clone()))) return Response.error();
    const cache = await caches.open(DOCUMENT_CACHE);
    await cache.put(pathname, answer.clone());
    await dropOldest(cache, MOST_DOCUMENTS);
  }
  return answer;
}
