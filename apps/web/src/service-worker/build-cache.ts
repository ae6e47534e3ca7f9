// What the device keeps of a build: its files as they are used, and the two pages of the application with everything
// they start with. All or nothing: a page with missing scripts is worse than a slow one.
import type { CodeBytes } from '@academy/domain/learning/offline-packs';
import { BUILD_CACHE_PREFIX, isMarkedSignedIn, SAVED_CACHE_PREFIX } from '../lib/device/device-caches.ts';
import type { Shell } from './page-for.ts';
import { planUpdate } from './plan-update.ts';
import { checkOf, isHtml, isWholePage, readChecks } from './whole-content.ts';

type Weighed = readonly [path: string, bytes: number];
type SavedPart = keyof CodeBytes;

interface Build {
  readonly id: string;
  /** The script that every page of the application starts with. */
  readonly entry: string;
  readonly files: readonly string[];
  /** The hashes of those files, in their order. */
  readonly checks: string;
  readonly shell: readonly string[];
  /** What saved lessons need beyond that, what their exercises add, and the runtime of each language. */
  readonly saved: Readonly<Record<SavedPart, readonly Weighed[]>>;
}

/** Inserted once by the build (`build.ts`): each use of the name would be a copy of it. */
declare const BUILD: Build;
const own: Build = BUILD;

const checks = readChecks(own.files, own.checks);

const CACHE = `${BUILD_CACHE_PREFIX}${own.id}`;
const SHELLS: Readonly<Record<Shell, string>> = { home: '/shells/home', app: '/shells/app' };

export const openBuild = (): Promise<Cache> => caches.open(CACHE);

export const isOfThisBuild = (files: readonly string[]): boolean => files.includes(own.entry);

export const cachedShell = async (shell: Shell): Promise<Response | undefined> =>
  (await openBuild()).match(SHELLS[shell], { ignoreVary: true });

async function otherBuilds(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(BUILD_CACHE_PREFIX) && name !== CACHE);
}

/** During a rolling deployment another server may respond: its page would ask for files that are not kept. */
async function fetchPage(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' });
  const html = await answer.clone().text();
  if (!answer.ok || !html.includes(own.entry) || !isWholePage(html))
    throw new Error(`${address} is not of this build.`);
  return answer;
}

/** Whether a file is as it was built. A file of another build is only checked for not being a page. */
async function isAsBuilt(path: string, answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  const check = checks.get(path);
  return check === undefined ? !isHtml(answer) : (await checkOf(await answer.arrayBuffer())) === check;
}

interface FileFetch {
  readonly signal?: AbortSignal;
  readonly caches?: readonly RequestCache[];
}

/** Bypasses the browser's HTTP cache where that holds a wrong response: it would keep it for a year. */
async function fetchFile(
  path: string,
  { signal, caches: tried = ['default', 'reload'] }: FileFetch = {},
): Promise<Response> {
  for (const cache of tried) {
    const answer = await fetch(path, { cache, ...(signal && { signal }) });
    if (await isAsBuilt(path, answer.clone())) return answer;
    if (!answer.ok) break;
  }
  throw new Error(`${path} is not as it was built.`);
}

/** Stores the response if it is valid, and returns it, or otherwise the fallback. */
export async function cacheFetched(path: string, answer: Response): Promise<Response> {
  const isRight = await isAsBuilt(path, answer.clone());
  const file = isRight ? answer : await fetchFile(path, { caches: ['reload'] }).catch(() => null);
  // A device without room still shows the response.
  if (file) await (await openBuild()).put(path, file.clone()).catch(() => undefined);
  return file ?? answer;
}

async function pathsIn(names: readonly string[]): Promise<string[]> {
  const builds = await Promise.all(names.map((name) => caches.open(name)));
  const requests = await Promise.all(builds.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

/** Everything is fetched before anything is stored, and the pages are stored last. */
async function cacheWholeBuild(missing: readonly string[]): Promise<void> {
  const cache = await openBuild();
  const known = await pathsIn([CACHE]);
  const pages = Object.values(SHELLS).filter((shell) => !known.includes(shell));
  const [files, shells] = await Promise.all([
    Promise.all(missing.map((path) => fetchFile(path))),
    Promise.all(pages.map(fetchPage)),
  ]);
  await Promise.all(files.map((file, at) => cache.put(missing[at] ?? '', file)));
  await Promise.all(shells.map((shell, at) => cache.put(pages[at] ?? '', shell)));
}

export async function cacheShells(): Promise<void> {
  await cacheWholeBuild(planUpdate({ kept: await pathsIn([CACHE]), ...own }).fetched);
}

/** What saved lessons need and is not cached yet. */
async function missingFor(part: SavedPart): Promise<Weighed[]> {
  const cachedPaths = new Set(await pathsIn([CACHE]));
  return own.saved[part].filter(([path]) => !cachedPaths.has(path));
}

const weightOf = (files: readonly Weighed[]) => files.reduce((sum, [, bytes]) => sum + bytes, 0);

/** How many bytes the code of saved lessons still costs this device. */
export async function weighSaved(): Promise<CodeBytes> {
  const weigh = async (part: SavedPart) => weightOf(await missingFor(part));
  return {
    lessons: await weigh('lessons'),
    exercises: await weigh('exercises'),
    python: await weigh('python'),
    sql: await weigh('sql'),
  };
}

/**
 * One after the other: what has arrived stays when the connection breaks or somebody stops it. Returns whether
 * everything is cached, or otherwise whether there is no room.
 */
export async function cacheSavedParts(
  parts: readonly SavedPart[],
  signal: AbortSignal,
): Promise<{ isWhole: boolean; isFull: boolean }> {
  const cache = await openBuild();
  const missing = (await Promise.all(parts.map(missingFor))).flat();
  try {
    for (const [path] of missing) await cache.put(path, await fetchFile(path, { signal }));
    await cacheShells();
    return { isWhole: true, isFull: false };
  } catch (error) {
    return { isWhole: false, isFull: error instanceof DOMException && error.name === 'QuotaExceededError' };
  }
}

/** Saved lessons must open with the new build as well: the runtimes kept from the old build are kept from the new one. */
async function neededBySaved(cachedPaths: readonly string[]): Promise<string[]> {
  const names = await caches.keys();
  if (!names.some((name) => name.startsWith(SAVED_CACHE_PREFIX))) return [];
  const had = (name: string) => cachedPaths.some((path) => path.includes(name) && path.endsWith('.wasm'));
  const { lessons, exercises, python, sql } = own.saved;
  const [hadPython, hadSql] = [had('micropython'), had('sql-wasm')];
  return [
    ...lessons,
    ...(hadPython || hadSql ? exercises : []),
    ...(hadPython ? python : []),
    ...(hadSql ? sql : []),
  ].map(([path]) => path);
}

/**
 * Before this worker takes over: everything it needs is cached, copied from the earlier build where nothing changed.
 * Where the application is not in use it costs nothing.
 */
export async function prepareBuild(): Promise<void> {
  const cachedPaths = await pathsIn(await otherBuilds());
  const shell = [...own.shell, ...(await neededBySaved(cachedPaths))];
  const { copied } = planUpdate({ kept: cachedPaths, files: own.files, shell });
  const cache = await openBuild();
  const right: string[] = [];
  for (const path of copied) {
    const answer = await caches.match(path);
    if (!answer || !(await isAsBuilt(path, answer.clone()))) continue;
    await cache.put(path, answer);
    right.push(path);
  }
  if (await isMarkedSignedIn())
    await cacheWholeBuild(planUpdate({ kept: right, files: own.files, shell }).fetched);
}

/** A page or file of the first visit, which started before this worker: read again from the browser's HTTP cache. */
export async function cacheVisited(url: string, origin: string): Promise<void> {
  const { pathname } = new URL(url, origin);
  const answer = await fetch(url, { cache: 'force-cache' });
  const isPage = pathname === '/';
  const isRight = isPage
    ? answer.ok && isWholePage(await answer.clone().text())
    : await isAsBuilt(pathname, answer.clone());
  if (isRight) await (await openBuild()).put(url, answer);
}

export async function dropOtherBuilds(): Promise<void> {
  for (const name of await otherBuilds()) await caches.delete(name);
}

/** A file of this build that the server no longer has: it serves another build, and the next page must come from there. */
export async function dropCachedShells(path: string): Promise<void> {
  if (!own.files.includes(path)) return;
  const cache = await openBuild();
  for (const shell of Object.values(SHELLS)) await cache.delete(shell, { ignoreVary: true });
}
