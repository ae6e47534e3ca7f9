// The caches that the page and the service worker share. Plain http has none: there each visit comes over the network.

/** The build's own files and pages; nothing in them belongs to anybody. */
export const BUILD_CACHE_PREFIX = 'academy-';
/** What lessons are made of, under the hash of its content. Who may read it has been decided when it was fetched. */
export const DOCUMENT_CACHE = 'documents';
/** What one person has saved for offline, with the account's id behind it. */
export const SAVED_CACHE_PREFIX = 'saved-';
const SIGN_IN_CACHE = 'sign-in';
/** Says that somebody is signed in here, and not who. */
const MARK = '/signed-in';

const hasCaches = () => 'caches' in globalThis;

/** The application knows its user: the next page may come from the device. */
export async function markSignedIn(): Promise<void> {
  if (!hasCaches()) return;
  try {
    await (await caches.open(SIGN_IN_CACHE)).put(MARK, new Response('yes'));
  } catch {
    // A full or forbidden storage: the next visit asks the network.
  }
}

export async function isMarkedSignedIn(): Promise<boolean> {
  try {
    return (await caches.match(MARK, { cacheName: SIGN_IN_CACHE })) !== undefined;
  } catch {
    return false;
  }
}

/** What was read before the worker was in charge, so that it opens again without a network as well. */
export async function keepDocument(path: string, answer: Response): Promise<void> {
  if (!hasCaches()) return;
  try {
    // Without a worker it would never be read again.
    if (await navigator.serviceWorker.getRegistration())
      await (await caches.open(DOCUMENT_CACHE)).put(path, answer);
  } catch {
    // A full or forbidden storage: it is fetched again.
  }
}

/**
 * Nobody is signed in any more: pages come from the server again, and what one person could read is gone. Names the
 * accounts that had saved something.
 */
export async function forgetSignIn(): Promise<string[]> {
  if (!hasCaches()) return [];
  const names = await caches.keys().catch(() => []);
  const saved = names.filter((name) => name.startsWith(SAVED_CACHE_PREFIX));
  await Promise.allSettled([SIGN_IN_CACHE, DOCUMENT_CACHE, ...saved].map((name) => caches.delete(name)));
  return saved.map((name) => name.slice(SAVED_CACHE_PREFIX.length));
}
