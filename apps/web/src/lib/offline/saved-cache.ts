// What a person has saved for offline: texts under their own addresses, where the service worker finds them, and the
// answers next to them. One cache for each account, deleted when its owner logs out.
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { DOCUMENT_CACHE, SAVED_CACHE_PREFIX } from '../device/device-caches.ts';

const SAVED_AT = 'x-saved-at';

const cacheOf = (userId: string) => `${SAVED_CACHE_PREFIX}${userId}`;
const openSaved = (userId: string): Promise<Cache> => caches.open(cacheOf(userId));
const answerPath = (key: QueryKey) => `/saved-answers/${encodeURIComponent(hashKey(key))}`;
const documentPath = (hash: string) => `/documents/${hash}`;

export async function hasSavedDocument(userId: string, hash: string): Promise<boolean> {
  return (await (await openSaved(userId)).match(documentPath(hash), { ignoreVary: true })) !== undefined;
}

/** What was read before is in the other cache already and moves here, where it is not evicted as the oldest. */
export async function moveReadDocument(userId: string, hash: string): Promise<boolean> {
  const path = documentPath(hash);
  const read = await caches.match(path, { cacheName: DOCUMENT_CACHE, ignoreVary: true });
  if (read === undefined) return false;
  await (await openSaved(userId)).put(path, read);
  await (await caches.open(DOCUMENT_CACHE)).delete(path, { ignoreVary: true });
  return true;
}

export async function storeSavedDocument(userId: string, hash: string, answer: Response): Promise<void> {
  await (await openSaved(userId)).put(documentPath(hash), answer);
  await (await caches.open(DOCUMENT_CACHE)).delete(documentPath(hash), { ignoreVary: true });
}

export async function storeSavedAnswer(userId: string, key: QueryKey, data: unknown): Promise<void> {
  const headers = { [SAVED_AT]: String(Date.now()) };
  await (await openSaved(userId)).put(answerPath(key), Response.json(data, { headers }));
}

/** Does not create a cache: an empty one would say that something is saved. */
const findAnswer = (userId: string, key: QueryKey): Promise<Response | undefined> =>
  caches.match(answerPath(key), { cacheName: cacheOf(userId) });

/** The age of a saved answer; infinite where there is none. */
export async function savedAnswerAgeMs(userId: string, key: QueryKey): Promise<number> {
  const saved = await findAnswer(userId, key);
  return saved ? Date.now() - Number(saved.headers.get(SAVED_AT)) : Number.POSITIVE_INFINITY;
}

export async function readSavedAnswer(userId: string, key: QueryKey): Promise<unknown> {
  return (await findAnswer(userId, key))?.json();
}

/** Everything except what these courses still need. */
export async function dropUnneeded(
  userId: string,
  needed: { readonly documents: readonly string[]; readonly answers: readonly QueryKey[] },
): Promise<void> {
  if (needed.documents.length === 0) {
    await caches.delete(cacheOf(userId));
    return;
  }
  const paths = new Set([...needed.documents.map(documentPath), ...needed.answers.map(answerPath)]);
  const cache = await openSaved(userId);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!paths.has(pathname)) await cache.delete(request, { ignoreVary: true });
  }
}
