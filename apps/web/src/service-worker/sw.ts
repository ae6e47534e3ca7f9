// Keeps what a visit has already downloaded. Where somebody is signed in, the pages of the application are served
// from the device at once, and the application itself asks who is signed in; for visitors the server decides. It
// never caches an answer of the API. Not Workbox: version 7.4.1 precaches a fixed list for every visitor, whereas
// here a visitor of the landing page does not download the application, and a build is cached atomically, verified
// file by file. Its precaching, routing and one strategy are 4.8 kB before any of that; all of this is 6.3 kB.
import { isMarkedSignedIn } from '../lib/device/device-caches.ts';
import { isBuildFile, isDocument } from '../lib/device/worker-files.ts';
import {
  cachedShell,
  cacheFetched,
  cacheSavedParts,
  cacheShells,
  cacheVisited,
  dropCachedShells,
  dropOtherBuilds,
  isOfThisBuild,
  openBuild,
  prepareBuild,
  weighSaved,
} from './build-cache.ts';
import { cachedDocument } from './documents.ts';
import { isCacheable } from './is-cacheable.ts';
import { countOwnFetches, reportFetchedBytes } from './meter.ts';
import { pageFor } from './page-for.ts';

declare const self: ServiceWorkerGlobalScope;

countOwnFetches();

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** For browsers with the static routing API. */
interface RoutingInstallEvent extends ExtendableEvent {
  readonly addRoutes?: (rule: object) => Promise<void>;
}

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(prepareBuild().then(() => self.skipWaiting()));
  // While a worker starts, Chromium may request the page from the network as well: 6 kB for a page that is cached.
  event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' }).catch(() => undefined);
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // A page of the earlier build that is still open finds its parts there.
      if ((await openWindows()).length === 0) await dropOtherBuilds();
      await self.clients.claim();
    })(),
  );
});

/** Files below /assets/ have a hash in their name: what is cached stays valid. */
async function cachedFile(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  const { pathname } = new URL(request.url);
  if (answer.ok) return cacheFetched(pathname, answer);
  if (answer.status === 404) await dropCachedShells(pathname);
  return answer;
}

/** Offline: the application for signed-in users, otherwise the landing page as it was last seen. */
async function pageWithoutNetwork(isSignedIn: boolean): Promise<Response | undefined> {
  return (
    (isSignedIn ? await cachedShell('app') : undefined) ??
    (await openBuild()).match('/', { ignoreVary: true })
  );
}

async function pageOf(request: Request): Promise<Response> {
  const isSignedIn = await isMarkedSignedIn();
  const shell = pageFor(new URL(request.url).pathname, isSignedIn);
  const cached = shell && (await cachedShell(shell));
  if (cached) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    const last = await pageWithoutNetwork(isSignedIn);
    if (last) return last;
    throw error;
  }
}

/** The first visit started before this worker: its page and files are read again from the browser's HTTP cache. */
async function cacheThisVisit(urls: readonly string[]): Promise<void> {
  const cache = await openBuild();
  for (const url of urls) {
    if (await cache.match(url, { ignoreVary: true })) continue;
    await cacheVisited(url, self.location.origin).catch(() => undefined);
  }
  if (isOfThisBuild(urls) && (await openWindows()).length <= 1) await dropOtherBuilds();
}

/** A page of an earlier build does not name the parts. */
const PARTS_BEFORE_SQL = ['lessons', 'exercises', 'python'] as const;

/** A page that saves lessons asks for the size of their code, or to keep it. */
async function answerAboutSaved(message: unknown, port: MessagePort): Promise<void> {
  if (message === 'weigh') return port.postMessage(await weighSaved());
  const stop = new AbortController();
  // Any later message is the learner's Stop: nothing more is downloaded.
  port.onmessage = () => stop.abort();
  port.postMessage(await cacheSavedParts(Array.isArray(message) ? message : PARTS_BEFORE_SQL, stop.signal));
}

self.addEventListener('message', (event) => {
  const { keep, keepsShells, saved }: { keep?: unknown; keepsShells?: unknown; saved?: unknown } =
    event.data ?? {};
  const [port] = event.ports;
  // A page that sends messages can receive them.
  event.waitUntil(reportFetchedBytes());
  if (keepsShells === true) event.waitUntil(cacheShells().catch(() => undefined));
  if (saved !== undefined && port) event.waitUntil(answerAboutSaved(saved, port));
  if (Array.isArray(keep))
    event.waitUntil(cacheThisVisit(keep.filter((url) => isCacheable(url, self.location.origin))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (isBuildFile(pathname)) event.respondWith(cachedFile(request));
  else if (isDocument(pathname)) event.respondWith(cachedDocument(request));
});
