// Keeps what a visit has already paid for: the hashed files of the build, and the pages as they were last seen. It
// fetches nothing on its own account, and never keeps an answer of the API.
import { mayBeKept } from './may-be-kept.ts';

declare const self: ServiceWorkerGlobalScope;
declare const BUILD_ID: string;

const CACHE = `academy-${BUILD_ID}`;
const PAGE_KEYS = { home: '/', inner: '/dashboard' } as const;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

/** Files below /assets/ carry a hash in their name: what is kept stays right. */
async function keptFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The network decides which page a person gets, by the sign-in; what it gave last is there when it is away. */
async function freshPage(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const key = new URL(request.url).pathname === '/' ? PAGE_KEYS.home : PAGE_KEYS.inner;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = (await cache.match(key)) ?? (await cache.match(PAGE_KEYS.home));
    if (kept) return kept;
    throw error;
  }
}

/** The first visit began before this worker: its page and files come again from the browser's own cache. */
async function keepThisVisit(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const url of urls) {
    if (await cache.match(url)) continue;
    await cache.add(new Request(url, { cache: 'force-cache' })).catch(() => undefined);
  }
}

self.addEventListener('message', (event) => {
  const keep: unknown = event.data?.keep;
  if (!Array.isArray(keep)) return;
  event.waitUntil(keepThisVisit(keep.filter((url) => mayBeKept(url, self.location.origin))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (url.pathname.startsWith('/assets/') || url.pathname === '/favicon.svg')
    event.respondWith(keptFile(request));
});
