// The caches that the page and the service worker share. They are missing on plain http: there each visit uses the network.

/** The build's files and pages; nothing in them is personal. */
export const BUILD_CACHE_PREFIX = 'academy-';
/** Lesson documents under the hash of their content. Access was checked when they were fetched. */
export const DOCUMENT_CACHE = 'documents';
/** What one person has saved for offline; the name ends with the account's id. */
export const SAVED_CACHE_PREFIX = 'saved-';
const SIGN_IN_CACHE = 'sign-in';
/** Marks that somebody is signed in here, but not who. */
const MARK = '/signed-in';

const hasCaches = () => 'caches' in globalThis;

/** The application knows its user: the next page may be served from the device. */
export async function markSignedIn(): Promise<void> {
  if (!hasCaches()) return;
  try {
    await (await caches.open(SIGN_IN_CACHE)).put(MARK, new Response('yes'));
  } catch {
    // The storage is full or forbidden: the next visit asks the network.
  }
}

export async function isMarkedSignedIn(): Promise<boolean> {
  try {
    return (await caches.match(MARK, { cacheName: SIGN_IN_CACHE })) !== undefined;
  } catch {
    return false;
  }
}

/** Caches what was read before the worker was active, so that it opens again offline. */
export async function cacheDocument(path: string, answer: Response): Promise<void> {
  if (!hasCaches()) return;
  try {
    // Without a worker it would never be read from the cache.
    if (await navigator.serviceWorker.getRegistration())
      await (await caches.open(DOCUMENT_CACHE)).put(path, answer);
  } catch {
    // The storage is full or forbidden: it is fetched again.
  }
}

/**
 * Nobody is signed in any more: pages come from the server again, and what one person could read is deleted. Returns
 * the accounts that had saved something.
 */
export async function forgetSignIn(): Promise<string[]> {
  if (!hasCaches()) return [];
  const names = await caches.keys().catch(() => []);
  const saved = names.filter((name) => name.startsWith(SAVED_CACHE_PREFIX));
  await Promise.allSettled([SIGN_IN_CACHE, DOCUMENT_CACHE, ...saved].map((name) => caches.delete(name)));
  return saved.map((name) => name.slice(SAVED_CACHE_PREFIX.length));
}
